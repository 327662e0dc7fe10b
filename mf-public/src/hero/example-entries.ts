import type { Standing } from '@vetta/contract/standings';

const rows = [
  ['Mario Rossi', 2450],
  ['Lucia Bianchi', 2310],
  ['Paolo Verdi', 2180],
  ['Sofia Romano', 1960],
  ['Andrea Gallo', 1825],
  ['Elisa Conti', 1640],
  ['Matteo Riva', 1495],
] as const;

/** What the search shows while the server has no entries; the page marks it as examples. */
export const exampleEntries: readonly SearchedPlayer[] = rows.map(([name, total], index) => ({
  position: index + 1,
  playerId: `esempio-${index + 1}`,
  name,
  total,
}));

export type SearchedPlayer = Pick<Standing, 'position' | 'playerId' | 'name' | 'total'> &
  Partial<Pick<Standing, 'notEligible'>>;
