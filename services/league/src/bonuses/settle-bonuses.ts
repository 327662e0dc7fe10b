import type { Day } from '@vetta/contract/values';
import { keepSums } from '../standings/keep-sums.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { rows } from '../store/rows.ts';
import type { Moment } from '../time/moment.ts';
import { monthOf } from '../time/rome.ts';

/** Adds to the points every pending award that was earned by `upTo`, and says how many they were. */
export const settleBonuses = (trx: LockedTransaction, upTo: Day, moment: Moment): Promise<number> =>
  settleBonusesBetween(trx, '-infinity', upTo, moment);

/** Adds to the points every pending award that was earned on these days, both included. */
export async function settleBonusesBetween(
  trx: LockedTransaction,
  from: Day | '-infinity',
  upTo: Day,
  moment: Moment,
): Promise<number> {
  const settled = await rows<{ month: Day; players: string[]; awards: number }>(
    trx,
    `with settled as (
      update player_bonuses set settled_at = :now
      where settled_at is null and date_earned between :from and :upTo
      returning player_id, month_of(date_earned) as month
    )
    select month, array_agg(distinct player_id) as players, count(*) as awards from settled group by month`,
    { now: moment.now.toString(), from, upTo },
  );
  for (const { month, players } of settled) await keepSums(trx, monthOf(month), moment, players);
  return settled.reduce((all, { awards }) => all + awards, 0);
}
