import { expected } from '@vetta/league/testing/october-2025';

const points = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

/** Returns the rows of a stage as the page shows them. */
export const asShown = (stage: keyof typeof expected) =>
  expected[stage].standings.map(({ position, name, score, bonus, total }) => ({
    position: String(position),
    name,
    parts: `${points.format(score)} punti + ${points.format(bonus)} bonus`,
    total: `${points.format(total)}pt`,
  }));
