import type { Day, Month } from '@vetta/contract/values';
import { monthValues } from '../months/month-values.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { updateSumsOfOpenMonths } from '../standings/update-sums.ts';
import { firstRow } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { addDays, daysBetween, firstDay, monthOf, monthsBetween } from '../time/rome.ts';
import { conditions } from './conditions.ts';

/** How many automatic awards an evaluation gave, moved to another day and withdrew. */
export interface Evaluation {
  readonly awarded: number;
  readonly moved: number;
  readonly withdrawn: number;
}

/** What an evaluation looks at. */
export interface EvaluationRange {
  /** The weeks, by their Mondays. */
  readonly weeks: readonly Day[];
  /** The last day whose entries are seen. */
  readonly upTo: Day;
  /** The only month whose awards may change; null for every month that is not final. */
  readonly onlyMonth: Month | null;
}

/** Awards, moves and withdraws bonuses in a range, as the conditions say of its entries. */
export async function evaluate(
  trx: LockedTransaction,
  { weeks, upTo, onlyMonth }: EvaluationRange,
  now: Now,
): Promise<Evaluation> {
  const days = weeks.flatMap((monday) => daysBetween(monday, addDays(monday, 6)));
  const done = await firstRow<Evaluation & { playersToSum: string[] }>(trx, EVALUATION, {
    weeks: `{${weeks.join()}}`,
    days: `{${days.filter((day) => day <= upTo).join()}}`,
    upTo,
    onlyMonth: onlyMonth && firstDay(onlyMonth),
    now: now.instant.toString(),
    switchedOff: JSON.stringify(await switchedOffIn(trx, { weeks, upTo, onlyMonth }, now)),
  });
  if (done === undefined) throw new Error('The evaluation returned no row');
  const { playersToSum, ...evaluation } = done;
  if (playersToSum.length > 0) await updateSumsOfOpenMonths(trx, now, playersToSum);
  return evaluation;
}

/** Returns the bonuses that are switched off, by the months in which an award of the range may count. */
async function switchedOffIn(
  trx: LockedTransaction,
  { weeks, upTo, onlyMonth }: EvaluationRange,
  { today }: Now,
): Promise<{ month: Day; id: string }[]> {
  const days = [...weeks, ...weeks.map((monday) => addDays(monday, 6)), upTo, today].toSorted();
  const months =
    onlyMonth === null ? monthsBetween(monthOf(days[0] ?? upTo), monthOf(days.at(-1) ?? upTo)) : [onlyMonth];
  const off: { month: Day; id: string }[] = [];
  for (const month of months) {
    const { bonuses } = await monthValues(trx, month);
    for (const { id, isActive } of bonuses) if (!isActive) off.push({ month: firstDay(month), id });
  }
  return off;
}

const isOn = (day: string, type: string) =>
  `(month_of(${day}), ${type}) not in (select month, id from switched_off)`;
const inFinalMonth = (day: string) => `month_of(${day}) in (select month from final_months)`;
const counting = (day: string) =>
  `coalesce(month_of(${day}) = cast(:onlyMonth as date), not ${inFinalMonth(day)})`;
const sameAward = (a: string, b: string) =>
  `(${a}.player_id, ${a}.bonus_type_id, ${a}.week_start) = (${b}.player_id, ${b}.bonus_type_id, ${b}.week_start)`;
const judged = conditions
  .map(({ key, judgedFrom }) => (judgedFrom ? `when '${key}' then ${judgedFrom}` : ''))
  .join(' ');

// One statement, so that awards, moves and withdrawals are judged by the same data. What is due is joined once with what
// was awarded, and only differences go on: on most nights there are almost none.
const EVALUATION = `
  with switched_off as (
    select month, id from jsonb_to_recordset(cast(:switchedOff as jsonb)) as off (month date, id uuid)
  ),
  team as (
    select week_of(day) as week, count(*) as days, max(day) as last
    from unnest(cast(:days as date[])) day
    -- One present player is enough: the limit stops at the first, where a semi-join might read all.
    cross join lateral (select from entries e where e.date = day and e.alignment limit 1) met
    group by 1
  ),
  seen as (
    select *, week_of(date) as week from entries where date = any(cast(:days as date[]))
  ),
  player_weeks as (
    select player_id, week, ${conditions.map(({ key, ofDays }) => `${ofDays} as ${key}`).join(', ')}
    from seen group by player_id, week
  ),
  earned as (
    select player_id, week, unnest(array[${conditions.map(({ key }) => `'${key}'`).join(', ')}]) as key,
      unnest(array[${conditions.map(({ key, ofTeam }) => ofTeam ?? key).join(', ')}]) as day
    from player_weeks left join team using (week)
  ),
  due as (
    select player_id, t.id as bonus_type_id, week as week_start, day
    from earned join bonus_types t on t.bonus_key = key
    where day is not null and case key ${judged} else day end <= :upTo
  ),
  -- An award follows the data unless an admin gave it, or its bonus is switched off in the month where it counts, or that
  -- month is final.
  awards as (
    select b.*, b.assigned_by is null and ${isOn('b.date_earned', 't.id')} and ${counting('b.date_earned')} as is_automatic,
      greatest(b.date_earned, case t.bonus_key ${judged} end) as judged_from
    from (select *, week_start as week from player_bonuses) b join bonus_types t on t.id = b.bonus_type_id
    where week_start = any(cast(:weeks as date[]))
  ),
  compared as (
    select g.player_id, g.week_start, g.day, coalesce(g.bonus_type_id, a.bonus_type_id) as bonus_type_id, a.id as award_id, a.date_earned as current_day, a.is_automatic, a.judged_from,
      -- If only one month may change, what was earned in another one gives nothing. An award that counts on another day
      -- because the month of its own day was final keeps that day.
      g.day is not null and (
        cast(:onlyMonth as date) is null or ${counting('g.day')} or (a.id is not null and ${inFinalMonth('g.day')})
      ) as is_due,
      -- The day decides the month in which an award counts. If that month is final, the award counts on the day of the
      -- evaluation instead, and keeps that day.
      case when ${counting('g.day')} then g.day else coalesce(a.date_earned, cast(:upTo as date)) end as date_earned
    from due g full join awards a on ${sameAward('a', 'g')}
  ),
  changes as (
    select * from (
      select *, case
          when award_id is null then case when is_due and ${isOn('date_earned', 'bonus_type_id')} then 'award' end
          -- True of nearly all rows, and the cheapest to check: first.
          when is_due and day = current_day then null
          when not is_automatic then null
          when is_due and ${isOn('date_earned', 'bonus_type_id')} then case when date_earned <> current_day then 'move' end
          when judged_from <= :upTo then 'withdraw'
        end as change
      from compared
    ) judged where change is not null
  ),
  withdrawn as (
    delete from player_bonuses b using changes c where c.change = 'withdraw' and b.id = c.award_id
    returning b.player_id, b.settled_at
  ),
  moved as (
    update player_bonuses b set date_earned = c.date_earned from changes c
    where c.change = 'move' and b.id = c.award_id
    returning b.player_id, b.settled_at
  ),
  awarded as (
    insert into player_bonuses (player_id, bonus_type_id, week_start, date_earned, manually_assigned, created_at)
    select c.player_id, c.bonus_type_id, c.week_start, c.date_earned, false, :now from changes c
    where c.change = 'award' and not exists (select from bonus_blocks x where ${sameAward('x', 'c')})
    returning 1
  )
  select (select count(*) from awarded) as awarded, (select count(*) from moved) as moved,
    (select count(*) from withdrawn) as withdrawn,
    -- The players whose settled bonuses changed.
    array(
      select player_id from moved where settled_at is not null
      union select player_id from withdrawn where settled_at is not null
    ) as "playersToSum"`;
