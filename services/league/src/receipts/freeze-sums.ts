import type { Day } from '@vetta/contract/values';
import { missedDays } from '../closes/closed-days.ts';
import { WORKED } from '../entries/worked-days.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { rows } from '../store/rows.ts';
import { firstDay, isSunday, monthOf } from '../time/rome.ts';

/** How many of a player's days a freeze must add: with fewer, two receipts would differ by a single day's numbers. */
const DAYS = 2;

const FREEZE = `
  insert into frozen_sums (month, player_id, until, days, rings, appt_set, appt_done, presences, bonuses)
  select :month, e.player_id, :sunday, e.days, e.rings, e.appt_set, e.appt_done, e.presences, coalesce((
      select jsonb_agg(jsonb_build_object('id', b.bonus_type_id, 'weekStartDate', b.week_start)
        order by b.week_start, b.bonus_type_id)
      from player_bonuses b
      where b.player_id = e.player_id and b.date_earned between :month and :sunday and b.settled_at is not null
    ), '[]')
  from (
    select player_id, array_agg(date order by date) as days, sum(rings) as rings, sum(appt_set) as appt_set,
      sum(appt_done) as appt_done, count(*) filter (where alignment) as presences
    from ${WORKED} where date between :month and :sunday group by player_id
  ) e
  left join frozen_sums f on f.month = :month and f.player_id = e.player_id
  -- Neither what a restore may have lost, nor again in a close that is repeated after an interruption.
  where :sunday >= coalesce((select restored_on from installation), '-infinity')
    and (f.until is null or f.until < :sunday) and not exists (select from final_months where month = :month)
    and (select count(*) from unnest(e.days) as day where day <> all (coalesce(f.days, '{}'))) >= ${DAYS}
  on conflict (month, player_id) do update set until = excluded.until, days = excluded.days, rings = excluded.rings,
    appt_set = excluded.appt_set, appt_done = excluded.appt_done, presences = excluded.presences,
    bonuses = excluded.bonuses`;

/**
 * Freezes what public receipts name, at the close of `day`: each player's sums of the month by rule, up to the Sunday that
 * it closes or covers. A player with fewer than two days more than in the last freeze keeps that one until the next Sunday
 * (docs/rules.md, «Privacy»).
 */
export async function freezeSums(trx: LockedTransaction, day: Day): Promise<void> {
  const closed = new Set([...(await missedDays(trx, day)), day]);
  for (const sunday of [...closed].filter(isSunday))
    await rows(trx, FREEZE, { month: firstDay(monthOf(sunday)), sunday });
}
