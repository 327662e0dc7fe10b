import { readFile } from 'node:fs/promises';

interface ExpectedRow {
  readonly position: number;
  readonly name: string;
  readonly score: number;
  readonly bonus: number;
  readonly total: number;
}

type Stage = 'beforeAnyClose' | 'afterCloseOf2025-10-31' | 'final';

/** The standings of October 2025 at three stages, computed by a reference model. */
export const expected: Record<Stage, { readonly standings: readonly ExpectedRow[] }> = JSON.parse(
  await readFile(new URL('../../data/ottobre-2025.expected.json', import.meta.url), 'utf8'),
);

const points = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

/** Returns the rows of a stage as the page shows them. */
export const asShown = (stage: Stage) =>
  expected[stage].standings.map(({ position, name, score, bonus, total }) => ({
    position: String(position),
    name,
    parts: `${points.format(score)} punti + ${points.format(bonus)} bonus`,
    total: `${points.format(total)}pt`,
  }));
