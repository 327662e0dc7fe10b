import { PRESENCE_POINTS } from '@vetta/contract/points';
import type { Day, Month } from '@vetta/contract/values';
import { WORKED } from '../entries/worked-days.ts';
import { monthValues } from '../months/month-values.ts';
import type { Database } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
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

/** SQL of a month's bonuses, as `t`. Binding: `bonuses`, those of the month's values as JSON. */
export const BONUSES = 'jsonb_to_recordset(cast(:bonuses as jsonb)) as t (id uuid, name text, points int)';

// The range of an int column: a hand-set total near the bound must not stop the nightly close.
const bounded = (sum: string) => `cast(least(greatest(${sum}, -2147483648), 2147483647) as int)`;

type Only = (player: string) => string;

/** SQL of what the entries of players add up to, from `:first` to `:upTo`. */
const entered = (only: Only) => `
  select player_id, count(*) as days, sum(rings) as rings, sum(appt_set) as appt_set, sum(appt_done) as appt_done,
    count(*) filter (where alignment) as presences
  from ${WORKED} where date between :first and :upTo ${only('player_id')} group by player_id`;

/** SQL of the players' sums from `:first` to `:upTo`; `only` restricts the players by the column that names them. */
const sums = (only: Only, ofEntries = entered(only)) => `
  select player_id, name, role, team, joined_on, archived_on, days, rings, appt_set, appt_done, presences,
    ${bounded('score')} as score, ${bounded('bonus')} as bonus, ${bounded('score + bonus + total_by_hand')} as total
  from (
    select p.id as player_id, p.name, p.role, p.team, p.joined_on, p.archived_on, coalesce(days, 0) as days,
      coalesce(rings, 0) as rings, coalesce(appt_set, 0) as appt_set, coalesce(appt_done, 0) as appt_done,
      coalesce(presences, 0) as presences,
      coalesce(
        rings * :ringPoints + appt_set * :appointmentSetPoints + appt_done * :appointmentDonePoints
          -- Half up, once, of the month's product, as in the contract's points.ts.
          + (presences * ${PRESENCE_POINTS} * :multiplierTenths + 5) / 10,
        0
      ) + coalesce(score_by_hand, 0) as score,
      coalesce(points, 0) + coalesce(bonus_by_hand, 0) as bonus,
      coalesce(total_by_hand, 0) as total_by_hand
    from players p
    left join (
      ${ofEntries}
    ) entered on entered.player_id = p.id
    left join (
      select b.player_id, sum(t.points) as points
      from player_bonuses b join ${BONUSES} on t.id = b.bonus_type_id
      where b.date_earned between :first and :upTo and b.settled_at is not null ${only('b.player_id')}
      group by b.player_id
    ) awarded on awarded.player_id = p.id
    left join (
      select player_id,
        cast(sum(points) filter (where field = 'score') as bigint) as score_by_hand,
        cast(sum(points) filter (where field = 'bonus') as bigint) as bonus_by_hand,
        cast(sum(points) filter (where field = 'total') as bigint) as total_by_hand
      from adjustments where date between :first and :upTo ${only('player_id')} group by player_id
    ) edited on edited.player_id = p.id
    where true ${only('p.id')}
    -- Computed once: inlined, each sum would be computed again for every column that holds it.
    offset 0
  ) points`;

/** SQL of every player's sums, from the month's entries, settled awards and hand edits. Bindings: {@link sumsOf}. */
export const SUMS = sums(() => '');

/** SQL of what all players' entries add up to. Bindings: {@link sumsOf}. */
export const ENTERED = entered(() => '');

/** {@link SUMS} with the entries as they stood at the first step of the close under way (closes/close-activities.ts). */
export const SUMS_AT_CUT_OFF = sums(() => '', 'select * from cut_off_sums where month = :month');

/** The same of the players whose ids are in the array `:players`. */
export const SUMS_OF_PLAYERS = sums((player) => `and ${player} = any(cast(:players as uuid[]))`);

/** The bindings of {@link SUMS}: the whole month, or the month as it stood at the close of `upTo`. */
export async function sumsOf(db: Database, month: Month, upTo: Day = lastDay(month)) {
  const { scoring, bonuses } = await monthValues(db, month);
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
    bonuses: JSON.stringify(bonuses),
  };
}

/** Returns whether the close under way keeps what a month's entries added up to at its first step. */
export async function hasCutOffSums(db: Database, month: Month): Promise<boolean> {
  const kept = await firstRow(db, 'select from cut_off_sums where month = :month limit 1', {
    month: firstDay(month),
  });
  return kept !== undefined;
}
