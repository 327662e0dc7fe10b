import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const Month = z.object({
  standings: z.array(
    z.object({ position: z.int(), name: z.string(), score: z.int(), bonus: z.int(), total: z.int() }),
  ),
  awards: z.array(
    z.object({ name: z.string(), bonusKey: z.string(), weekStartDate: z.string(), dateEarned: z.string() }),
  ),
});
/** The board of a month, and its settled automatic awards in any order. */
export type ExpectedMonth = z.output<typeof Month>;

const data = new URL('data/', import.meta.url);

/** The tracker of an office of 40 in October 2025, as the command `import` takes it. */
export const tracker = await readFile(new URL('ottobre-2025.csv', data), 'utf8');

/** What the league must answer for that month at three times, from a reference model. */
export const expected = z
  .object({ beforeAnyClose: Month, 'afterCloseOf2025-10-31': Month, final: Month })
  .parse(JSON.parse(await readFile(new URL('ottobre-2025.expected.json', data), 'utf8')));

/** A month with its awards in one order, ready to be compared. */
export const sorted = ({ standings, awards }: ExpectedMonth) => ({
  standings,
  awards: awards
    .map(({ name, bonusKey, weekStartDate, dateEarned }) =>
      [name, bonusKey, weekStartDate, dateEarned].join(),
    )
    .sort(),
});
