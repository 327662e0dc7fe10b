import { Month } from '@vetta/contract/values';
import { recordChange } from '@vetta/league/audit/record-change';
import { seedOffice } from '@vetta/league/demo/seed';
import { importBeginning } from '@vetta/league/months/first-day';
import { lockedTransaction } from '@vetta/league/standings/lock';
import { nowOf } from '@vetta/league/time/now';
import { firstDay, monthOf } from '@vetta/league/time/rome';
import { z } from 'zod';
import { OperatorError } from '../operator-error.ts';
import { parseArguments } from '../parse-arguments.ts';
import { withLeague } from '../start/with-league.ts';

/**
 * `npm run seed -- --players 100 --month 2026-11 --random 7`: adds invented players with a month of numbers. They count as
 * demonstration data, which one button or an import removes.
 */
export default async function seed(args: string[]): Promise<number> {
  const asked = read(args);
  const made = await withLeague(async (database, clock) => {
    const now = nowOf(clock());
    const month = asked.month ?? monthOf(now.today);
    if (month > monthOf(now.today)) throw new OperatorError(`--month: ${month} has not begun yet.`);
    const { earliest } = await importBeginning(database, now.today);
    if (firstDay(month) < earliest)
      throw new OperatorError(
        `--month: ${month} is more than five years ago: the earliest month is ${monthOf(earliest)}. Nothing was added.`,
      );
    const office = { players: asked.players, months: [month], random: asked.random, isDemo: true };
    return lockedTransaction(database, async (trx) => {
      const entries = await seedOffice(trx, office, now);
      const after = { players: asked.players, month, random: asked.random, entries };
      const change = { before: null, after };
      await recordChange(trx, { actor: 'npm run seed', action: 'seed', at: now.instant, change });
      return after;
    });
  });
  console.log(
    `${asked.players} invented players with ${made.entries} days of numbers added to ${made.month}.`,
  );
  return 0;
}

const usage = 'Usage: npm run seed -- --players 100 --month 2026-11 --random 7';

const Options = z.object({
  players: z.coerce.number().int().min(1).max(200_000).default(100),
  month: Month.optional(),
  random: z.coerce.number().int().min(0).default(1),
});

function read(args: string[]) {
  const text = { type: 'string' } as const;
  const options = { players: text, month: text, random: text };
  const asked = Options.safeParse(parseArguments(args, { usage, positionals: [0, 0], options }).values);
  if (asked.success) return asked.data;
  throw new OperatorError(`--${String(asked.error.issues[0]?.path[0])} is wrong. ${usage}`);
}
