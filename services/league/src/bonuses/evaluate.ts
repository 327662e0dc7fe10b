import type { Day, Month } from '@vetta/contract/values';
import { rebuildStandings } from '../standings/rebuild.ts';
import type { Transaction } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import type { Moment } from '../time/moment.ts';
import { firstDay } from '../time/rome.ts';
import { rules } from './rules.ts';

/** How many automatic awards an evaluation gave, moved to another day and took back. */
export interface Evaluation {
  readonly awarded: number;
  readonly moved: number;
  readonly withdrawn: number;
}

/** What an evaluation looks at. */
export interface Scope {
  readonly from: Day;
  readonly upTo: Day;
  /** Mondays of weeks that nothing is awarded in. */
  readonly finalWeeks: readonly Day[];
  /** The month whose days alone count; null: those of every month that is not final. */
  readonly onlyMonth: Month | null;
}

/** Awards, moves and withdraws what the rules say about the entries of a scope. */
export async function evaluate(
  trx: Transaction,
  { from, upTo, finalWeeks, onlyMonth }: Scope,
  moment: Moment,
): Promise<Evaluation> {
  const done = await firstRow<Evaluation>(trx, EVALUATION, {
    from,
    upTo,
    finalWeeks: `{${finalWeeks.join()}}`,
    onlyMonth: onlyMonth && firstDay(onlyMonth),
    now: moment.now.toString(),
  });
  if (done === undefined) throw new Error('The evaluation answered no row');
  // Only what was settled is in the points, but telling which was would cost more than looking.
  if (done.moved + done.withdrawn > 0) await rebuildStandings(trx, moment);
  return done;
}

const inFinalMonth = (day: string) => `exists (select from final_months f where f.month = month_of(${day}))`;
const counting = (day: string) =>
  `coalesce(month_of(${day}) = cast(:onlyMonth as date), not ${inFinalMonth(day)})`;
const sameAward = (a: string, b: string) =>
  `(${a}.player_id, ${a}.bonus_type_id, ${a}.week_start) = (${b}.player_id, ${b}.bonus_type_id, ${b}.week_start)`;
const judged = rules
  .map(({ key, judgedFrom }) => (judgedFrom ? `when '${key}' then ${judgedFrom}` : ''))
  .join(' ');

// One statement, so that awards, moves and withdrawals are judged by the same data.
const EVALUATION = `
  -- Read twice rather than kept: three million rows on the disk cost more than a second look.
  with seen as not materialized (
    select player_id, date, week_of(date) as week, rings, appt_set, appt_done, alignment from entries
    where date between :from and :upTo and not week_of(date) = any(cast(:finalWeeks as date[]))
  ),
  team_days as (select distinct week, date from seen where alignment),
  team as (select week, count(*) as days, max(date) as last from team_days group by week),
  player_weeks as (
    select player_id, week, ${rules.map(({ key, earnedOn }) => `${earnedOn} as ${key}`).join(', ')}
    from seen left join team using (week)
    group by player_id, week, team.days, team.last
  ),
  ground as (
    select player_id, t.id as bonus_type_id, week as week_start, earned.day
    from player_weeks
    cross join lateral (values ${rules.map(({ key }) => `('${key}', ${key})`).join(', ')}) as earned (key, day)
    join bonus_types t on t.bonus_key = earned.key and t.is_active
    where earned.day is not null and case earned.key ${judged} else earned.day end <= :upTo
  ),
  -- The day decides the month in which an award counts; were that month final, the day of the evaluation takes its
  -- place, and an award that took it before keeps it.
  due as (
    select g.player_id, g.bonus_type_id, g.week_start, b.id as award_id,
      case when ${counting('g.day')} then g.day else coalesce(b.date_earned, cast(:upTo as date)) end as date_earned
    from ground g left join player_bonuses b on ${sameAward('b', 'g')}
    -- Where one month alone counts, what was earned elsewhere gives nothing; an award that took another day because the
    -- month of its own was final keeps it.
    where cast(:onlyMonth as date) is null or ${counting('g.day')} or (b.id is not null and ${inFinalMonth('g.day')})
  ),
  -- The awards that follow the data: not an admin's, and not counted in a final month.
  following as (
    select b.*, b.week_start as week, t.bonus_key
    from player_bonuses b join bonus_types t on t.id = b.bonus_type_id and t.is_active
    where b.assigned_by is null and b.week_start between :from and :upTo
      and not b.week_start = any(cast(:finalWeeks as date[])) and ${counting('b.date_earned')}
  ),
  withdrawn as (
    delete from player_bonuses b using following f
    where f.id = b.id and f.date_earned <= :upTo and case f.bonus_key ${judged} else f.date_earned end <= :upTo
      and not exists (select from due d where d.award_id = f.id)
    returning 1
  ),
  moved as (
    update player_bonuses b set date_earned = d.date_earned from following f, due d
    where f.id = b.id and d.award_id = f.id and d.date_earned <> f.date_earned
    returning 1
  ),
  awarded as (
    insert into player_bonuses (player_id, bonus_type_id, week_start, date_earned, manually_assigned, created_at)
    select d.player_id, d.bonus_type_id, d.week_start, d.date_earned, false, :now from due d
    where d.award_id is null and not exists (select from bonus_blocks x where ${sameAward('x', 'd')})
    returning 1
  )
  select (select count(*) from awarded) as awarded, (select count(*) from moved) as moved,
    (select count(*) from withdrawn) as withdrawn`;
