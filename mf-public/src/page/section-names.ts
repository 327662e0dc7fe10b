/** The sections below the board, in their order. */
export const sectionNames = ['day', 'scoring', 'bonuses', 'prizes', 'hall', 'rules'] as const;
export type SectionName = (typeof sectionNames)[number];

/** Returns what `make` returns for each section, by name. */
export const bySection = <Part>(make: (name: SectionName) => Part): Readonly<Record<SectionName, Part>> => ({
  day: make('day'),
  scoring: make('scoring'),
  bonuses: make('bonuses'),
  prizes: make('prizes'),
  hall: make('hall'),
  rules: make('rules'),
});
