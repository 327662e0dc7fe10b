import { expected } from '@vetta/league/testing/october-2025';

const points = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

/** The expected rows of one of the three times, as the page shows them. */
export const asShown = (time: keyof typeof expected) =>
  expected[time].standings.map(({ position, name, score, bonus, total }) => ({
    position: String(position),
    name,
    parts: `${points.format(score)} punti + ${points.format(bonus)} bonus`,
    total: `${points.format(total)}pt`,
  }));
