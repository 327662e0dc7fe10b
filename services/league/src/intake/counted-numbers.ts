import type { Entry } from '@vetta/contract/entries';
import type { DayNumbers } from '@vetta/contract/intake';
import type { Day } from '@vetta/contract/values';
import { eachNumber, isWritten, type NumberColumn, type StoredOrigins } from '../entries/origins.ts';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import { holdsOn, LINKS } from './links.ts';

/** A player's day. */
export interface PlayerDay {
  readonly playerId: string;
  readonly date: Day;
}

/** What events of a player's day add up to, beside the entry that is stored. */
export interface CountedDay extends PlayerDay {
  readonly name: string;
  /** What no source of the player counts is null. */
  readonly counted: { readonly [Field in keyof DayNumbers]: DayNumbers[Field] | null };
  readonly stored: DayNumbers & Pick<Required<Entry>, 'id'> & { absent: boolean; origins: StoredOrigins };
}

const sumOf = ({ column, kind, none, most }: NumberColumn) => {
  const sum = `coalesce(sums.${column}, ${none})`;
  return `case when '${kind}' = any (sums.kinds) then ${most === null ? sum : `least(${sum}, ${most})`} end as ${column}`;
};

/**
 * SQL of what events of the days in the binding `:days` add up to, for days with events alone: `player_id`, `date`, and each number,
 * at most what an entry holds. A number is null that no source of the player counts.
 */
export const COUNTED = `
  with wanted as (
    select distinct "playerId" as player_id, date
    from jsonb_to_recordset(cast(:days as jsonb)) as given ("playerId" uuid, date date)
  ),
  single as (
    select w.player_id, w.date, v.kind, v.amount
    from wanted w join ${LINKS} l on l.player_id = w.player_id and ${holdsOn('w.date')}
    cross join lateral (
      select e.kind, e.amount from events e
      where e.source = l.source and e.who = l.who and e.day = w.date and e.cancels is null
        and not exists (select from events c where c.source = e.source and c.cancels = e.id)
      union all
      select s.kind, s.amount from event_sums s where s.source = l.source and s.who = l.who and s.day = w.date
    ) v
    where exists (select from event_kinds k where k.source = l.source and k.kind = v.kind and k.counts)
  ),
  sums as (
    select s.player_id, s.date, sum(amount) filter (where kind = 'ring') as rings,
      sum(amount) filter (where kind = 'apptSet') as appt_set, sum(amount) filter (where kind = 'apptDone') as appt_done,
      bool_or(kind = 'alignment') as alignment, (
        select array_agg(distinct k.kind) from ${LINKS} l join event_kinds k on k.source = l.source and k.counts
        where l.player_id = s.player_id and ${holdsOn('s.date')}
      ) as kinds
    from single s group by s.player_id, s.date
  ),
  counted as (select player_id, date, ${eachNumber(sumOf)} from sums)`;

export const daysGiven = (days: readonly PlayerDay[]) => ({
  days: JSON.stringify(days.map(({ playerId, date }) => ({ playerId, date }))),
});

/** Returns those of these days that have an entry with a number that somebody wrote, or an absence, beside events. */
export const writtenAndCounted = (db: Database, days: readonly PlayerDay[]): Promise<CountedDay[]> =>
  rows(
    db,
    `${COUNTED}
    select e.player_id as "playerId", e.date, p.name,
      jsonb_build_object(${eachNumber(({ field, column }) => `'${field}', c.${column}`)}) as counted,
      jsonb_build_object('id', e.id, 'absent', e.absent, ${eachNumber(({ field, column }) => `'${field}', e.${column}`)},
        'origins', jsonb_build_object(${eachNumber(({ field, column }) => `'${field}', e.${column}_origin`)})) as stored
    from counted c join entries e on e.player_id = c.player_id and e.date = c.date join players p on p.id = e.player_id
    where e.absent or ${eachNumber(({ column }) => `c.${column} is not null and ${isWritten(`e.${column}_origin`)}`, ' or ')}
    order by e.date, e.player_id`,
    daysGiven(days),
  );
