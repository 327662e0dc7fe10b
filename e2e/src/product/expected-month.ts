import { readFile } from 'node:fs/promises';

interface ToldRow {
  readonly position: number;
  readonly name: string;
  readonly score: number;
  readonly bonus: number;
  readonly total: number;
}

type Moment = 'beforeAnyClose' | 'afterCloseOf2025-10-31' | 'final';

/** What a reference model says of October 2025 at three moments. */
export const expected: Record<Moment, { readonly standings: readonly ToldRow[] }> = JSON.parse(
  await readFile(new URL('../../data/ottobre-2025.expected.json', import.meta.url), 'utf8'),
);

const points = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

/** A moment's rows as the page shows them. */
export const asShown = (moment: Moment) =>
  expected[moment].standings.map(({ position, name, score, bonus, total }) => ({
    position: String(position),
    name,
    parts: `${points.format(score)} punti + ${points.format(bonus)} bonus`,
    total: `${points.format(total)}pt`,
  }));
