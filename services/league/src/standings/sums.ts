import { PRESENCE_POINTS } from '@vetta/contract/scoring';
import type { Day, Month } from '@vetta/contract/values';
import { scoringOf } from '../scoring/scoring.ts';
import type { Database } from '../store/database.ts';
import { firstDay, lastDay } from '../time/rome.ts';

/** What is summed of a player's month: entries, days of presence, and the points they give. */
export const SUM_COLUMNS = [
  'days',
  'rings',
  'appt_set',
  'appt_done',
  'presences',
  'score',
  'bonus',
  'total',
] as const;

// The range of an int column: a hand-set total near the bound must not stop the nightly close.
const bounded = (sum: string) => `cast(least(greatest(${sum}, -2147483648), 2147483647) as int)`;

/**
 * SQL of the sums of `:first` … `:upTo`, with a row for every player who has an entry, a settled award or a hand edit in
 * them; `only` restricts the players by the column that names them. Bindings: {@link sumsOf}.
 */
const sums = (only: (player: string) => string) => `
  select player_id, days, rings, appt_set, appt_done, presences, ${bounded('score')} as score,
    ${bounded('bonus')} as bonus, ${bounded('score + bonus + total_by_hand')} as total
  from (
    select player_id, coalesce(days, 0) as days, coalesce(rings, 0) as rings, coalesce(appt_set, 0) as appt_set,
      coalesce(appt_done, 0) as appt_done, coalesce(presences, 0) as presences,
      coalesce(
        rings * :ringPoints + appt_set * :appointmentSetPoints + appt_done * :appointmentDonePoints
          -- Half up, once, of the month's product.
          + (presences * ${PRESENCE_POINTS} * :multiplierTenths + 5) / 10,
        0
      ) + coalesce(score_by_hand, 0) as score,
      coalesce(points, 0) + coalesce(bonus_by_hand, 0) as bonus,
      coalesce(total_by_hand, 0) as total_by_hand
    from (
      select player_id, count(*) as days, sum(rings) as rings, sum(appt_set) as appt_set, sum(appt_done) as appt_done,
        count(*) filter (where alignment) as presences
      from entries where date between :first and :upTo ${only('player_id')} group by player_id
    ) entered
    full join (
      select b.player_id, sum(t.points) as points
      from player_bonuses b join bonus_types t on t.id = b.bonus_type_id
      where b.date_earned between :first and :upTo and b.settled_at is not null ${only('b.player_id')}
      group by b.player_id
    ) awarded using (player_id)
    full join (
      select player_id,
        cast(sum(points) filter (where field = 'score') as bigint) as score_by_hand,
        cast(sum(points) filter (where field = 'bonus') as bigint) as bonus_by_hand,
        cast(sum(points) filter (where field = 'total') as bigint) as total_by_hand
      from adjustments where date between :first and :upTo ${only('player_id')} group by player_id
    ) edited using (player_id)
    -- Computed once: inlined, each sum would be computed again for every column that holds it.
    offset 0
  ) points`;

/** The sums of every player. */
export const SUMS = sums(() => '');

/** The sums of the players whose ids are in the array `:players`. */
export const SUMS_OF_PLAYERS = sums((player) => `and ${player} = any(cast(:players as uuid[]))`);

/** The bindings of {@link SUMS}: the whole month, or the month as it stood at the close of `upTo`. */
export async function sumsOf(db: Database, month: Month, upTo: Day = lastDay(month)) {
  const scoring = await scoringOf(db, month);
  return {
    month: firstDay(month),
    first: firstDay(month),
    last: lastDay(month),
    // A draw that is held again may belong to a close of the month after.
    upTo: upTo < lastDay(month) ? upTo : lastDay(month),
    ringPoints: scoring.ringPoints,
    appointmentSetPoints: scoring.appointmentSetPoints,
    appointmentDonePoints: scoring.appointmentDonePoints,
    // The multiplier has one decimal: in whole tenths the product is exact.
    multiplierTenths: Math.round(scoring.bonusMultiplier * 10),
  };
}
