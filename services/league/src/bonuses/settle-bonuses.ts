import type { Day } from '@vetta/contract/values';
import type { LockedTransaction } from '../standings/lock.ts';
import { updateSums } from '../standings/update-sums.ts';
import { rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { monthOf } from '../time/rome.ts';

/** Settles every pending award that was earned by `upTo`: its points count from now on. Returns how many there were. */
export const settleBonuses = (trx: LockedTransaction, upTo: Day, now: Now): Promise<number> =>
  settleBonusesBetween(trx, '-infinity', upTo, now);

/** Settles every pending award that was earned from `from` to `upTo`, both included. Returns how many there were. */
export async function settleBonusesBetween(
  trx: LockedTransaction,
  from: Day | '-infinity',
  upTo: Day,
  now: Now,
): Promise<number> {
  const settled = await rows<{ month: Day; players: string[]; awards: number }>(
    trx,
    `with settled as (
      update player_bonuses set settled_at = :now
      where settled_at is null and date_earned between :from and :upTo
      returning player_id, month_of(date_earned) as month
    )
    select month, array_agg(distinct player_id) as players, count(*) as awards from settled group by month`,
    { now: now.instant.toString(), from, upTo },
  );
  for (const { month, players } of settled) await updateSums(trx, monthOf(month), now, players);
  return settled.reduce((all, { awards }) => all + awards, 0);
}
