import type { Day } from '@vetta/contract/values';
import { lockStandings } from '../standings/lock.ts';
import { rebuildStandings } from '../standings/rebuild.ts';
import type { Transaction } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { Moment } from '../time/moment.ts';

/** Adds to the points every pending award that was earned by `upTo`, and says how many they were. */
export const settleBonuses = (trx: Transaction, upTo: Day, moment: Moment): Promise<number> =>
  settleBonusesBetween(trx, '-infinity', upTo, moment);

/** Adds to the points every pending award that was earned on these days, both included. */
export async function settleBonusesBetween(
  trx: Transaction,
  from: Day | '-infinity',
  upTo: Day,
  moment: Moment,
): Promise<number> {
  await lockStandings(trx);
  const settled = await rows(
    trx,
    `update player_bonuses set settled_at = :now
    where settled_at is null and date_earned between :from and :upTo returning 1`,
    { now: moment.now.toString(), from, upTo },
  );
  if (settled.length > 0) await rebuildStandings(trx, moment);
  return settled.length;
}
