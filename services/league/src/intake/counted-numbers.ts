import type { DayNumbers, EventKind } from '@vetta/contract/intake';
import type { Day } from '@vetta/contract/values';
import { takesEntriesOf } from '../players/leavers.ts';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';

/** A player's day. */
export interface PlayerDay {
  readonly playerId: string;
  readonly date: Day;
}

/** How an entry came about: see the migration `intake`. */
export type Origin = 'typed' | 'counted' | 'kept';

/** What the events of a player's day add up to, beside the entry that is stored. */
export interface CountedDay extends PlayerDay {
  readonly name: string;
  /** Whether an event counts. */
  readonly hasEvents: boolean;
  /** Whether the player takes an entry of this day. */
  readonly takesEntry: boolean;
  /** What the player's sources count. */
  readonly kinds: readonly EventKind[];
  /** What no source of the player counts is as it was typed, or 0. */
  readonly counted: DayNumbers;
  readonly stored: (DayNumbers & { readonly id: string; readonly origin: Origin }) | null;
}

const numbers = (of: (column: string) => string) =>
  `jsonb_build_object('rings', ${of('rings')}, 'apptSet', ${of('appt_set')}, 'apptDone', ${of('appt_done')},
    'alignment', ${of('alignment')}`;

/** SQL: a number of the stored entry, unless events made it: then it is theirs alone. */
const typed = (column: string) => `case when e.origin <> 'counted' then e.${column} end`;

/** SQL: the sum of a kind, at most what an entry holds; what is not counted is as it was typed. */
const sumOf = (kind: string, most: number, column: string) =>
  `case when '${kind}' = any (kinds.counted) then least(coalesce(sums.${column}, 0), ${most}) else coalesce(${typed(column)}, 0) end`;

const counted: Readonly<Record<string, string>> = {
  rings: sumOf('ring', 10_000, 'rings'),
  appt_set: sumOf('apptSet', 1_000, 'appt_set'),
  appt_done: sumOf('apptDone', 1_000, 'appt_done'),
  alignment: `case when 'alignment' = any (kinds.counted) then coalesce(sums.alignment, false) else coalesce(${typed('alignment')}, false) end`,
};

const COUNTED = `
  with wanted as (
    select distinct "playerId" as player_id, date
    from jsonb_to_recordset(cast(:days as jsonb)) as given ("playerId" uuid, date date)
  ),
  single as (
    select w.player_id, w.date, v.kind, v.amount
    from wanted w join identities i on i.player_id = w.player_id
    cross join lateral (
      select e.kind, e.amount from events e
      where e.source = i.source and e.who = i.who and e.day = w.date and e.cancels is null
        and not exists (select from events c where c.source = e.source and c.cancels = e.id)
      union all
      select s.kind, s.amount from event_sums s where s.source = i.source and s.who = i.who and s.day = w.date
    ) v
  ),
  sums as (
    select player_id, date, sum(amount) filter (where kind = 'ring') as rings,
      sum(amount) filter (where kind = 'apptSet') as appt_set, sum(amount) filter (where kind = 'apptDone') as appt_done,
      bool_or(kind = 'alignment') as alignment
    from single group by player_id, date
  )
  select w.player_id as "playerId", w.date, p.name, sums.player_id is not null as "hasEvents",
    ${takesEntriesOf('w.date')} as "takesEntry", kinds.counted as kinds,
    ${numbers((column) => counted[column] ?? '')}) as counted,
    case when e.id is not null then ${numbers((column) => `e.${column}`)}, 'id', e.id, 'origin', e.origin) end as stored
  from wanted w join players p on p.id = w.player_id
  left join sums on sums.player_id = w.player_id and sums.date = w.date
  left join entries e on e.player_id = w.player_id and e.date = w.date
  cross join lateral (
    select coalesce(array_agg(distinct k.kind), '{}') as counted
    from identities i join event_kinds k on k.source = i.source where i.player_id = w.player_id
  ) kinds
  order by w.date, w.player_id`;

/** Returns what the events of these days add up to, by day and player; unknown players are left out. */
export const countedNumbers = (db: Database, days: readonly PlayerDay[]): Promise<CountedDay[]> =>
  days.length === 0
    ? Promise.resolve([])
    : rows(db, COUNTED, { days: JSON.stringify(days.map(({ playerId, date }) => ({ playerId, date }))) });
