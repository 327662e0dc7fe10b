import { image } from '../audit/image.ts';
import { eachNumber, isWritten, type NumberColumn } from '../entries/origins.ts';
import { takesEntriesOf } from '../players/leavers.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { updateSums } from '../standings/update-sums.ts';
import { rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { monthOf } from '../time/rome.ts';
import { COUNTED, daysGiven, type PlayerDay } from './counted-numbers.ts';
import { holdsOn, LINKS } from './links.ts';

/** What stands in a journal for the table of entries that were counted anew. */
export const RECOUNTED = 'recounted';

const isOwn = ({ column }: NumberColumn) => isWritten(`e.${column}_origin`);

const NUMBERS = (row: string) => eachNumber(({ column }) => `${row}.${column}`);

const RECOUNT = `
  ${COUNTED},
  target as (
    select w.player_id, w.date, e.id, ${eachNumber(
      (number) => `
      case when ${isOwn(number)} then e.${number.column} else coalesce(c.${number.column}, ${number.none}) end as ${number.column},
      case when ${isOwn(number)} then e.${number.column}_origin when c.${number.column} is not null then 'counted' end
        as ${number.column}_origin`,
    )}
    from wanted w join players p on p.id = w.player_id and (:ofLeavers or ${takesEntriesOf('w.date')})
    left join counted c on c.player_id = w.player_id and c.date = w.date
    left join entries e on e.player_id = w.player_id and e.date = w.date
    where e.absent is not true
  ),
  gone as (
    delete from entries using target t
    where entries.id = t.id and ${eachNumber(({ column }) => `t.${column}_origin is null`, ' and ')}
    returning entries.player_id, entries.date, to_jsonb(entries) as was
  ),
  put as (
    insert into entries (player_id, date, recorded_at, ${eachNumber(({ column }) => `${column}, ${column}_origin`)})
    select player_id, date, :now, ${eachNumber(({ column }) => `${column}, ${column}_origin`)} from target
    where ${eachNumber(({ column }) => `${column}_origin is not null`, ' or ')}
    on conflict (player_id, date) do update set
      -- An origin alone is no news of a final month.
      recorded_at = case when (${NUMBERS('entries')}) = (${NUMBERS('excluded')}) then entries.recorded_at else excluded.recorded_at end,
      ${eachNumber(({ column }) => `${column} = excluded.${column}, ${column}_origin = excluded.${column}_origin`)}
    where ${eachNumber(
      ({ column }) =>
        `(entries.${column}, entries.${column}_origin) is distinct from (excluded.${column}, excluded.${column}_origin)`,
      ' or ',
    )}
    returning entries.player_id, entries.date, to_jsonb(old) as was
  ),
  changed as (select * from gone union all select * from put),
  kept as (
    insert into audit_rows (journal, table_name, removed)
    select cast(:journal as uuid), '${RECOUNTED}', jsonb_agg(was) from changed
    where cast(:journal as uuid) is not null and was is not null having count(*) > 0
    on conflict (journal, table_name) do update set removed = audit_rows.removed || excluded.removed
  )
  select player_id as "playerId", date from changed`;

/** SQL of the entries that counting anew changed, as they were before the change: the first of each day, if the change wrote none of it. */
const AS_BEFORE = `
  select distinct on (r.player_id, r.date) r.* from audit_rows a
  cross join lateral jsonb_populate_recordset(cast(null as entries), a.removed) with ordinality r
  where a.journal = :of and a.table_name = '${RECOUNTED}' and not exists (
    select from ${image('entries', 'removed')} o where (o.player_id, o.date) = (r.player_id, r.date))
  order by r.player_id, r.date, r.ordinality`;

/**
 * Gives the numbers that an undo counted anew the time at which they were counted before the change, where they are the same. A close
 * that ran meanwhile has not met them.
 */
export async function giveTimesBack(
  trx: LockedTransaction,
  { of, at }: { readonly of: string; readonly at: string },
): Promise<void> {
  await rows(
    trx,
    `update entries e set recorded_at = was.recorded_at from (${AS_BEFORE}) was
    where (e.player_id, e.date) = (was.player_id, was.date) and not e.absent and (${NUMBERS('e')}) = (${NUMBERS('was')})
      and not exists (select from closed_days where cut_off > :at)`,
    { of, at },
  );
}

/** Counts all days anew on which events are a player's: after a time in which the player took none. */
export async function recountPlayers(
  trx: LockedTransaction,
  players: readonly string[],
  now: Now,
  journal?: string,
): Promise<void> {
  const days = await rows<PlayerDay>(
    trx,
    `select l.player_id as "playerId", d.date from ${LINKS} l cross join lateral (
      select day as date from events e where e.source = l.source and e.who = l.who and e.cancels is null
      union select day from event_sums s where s.source = l.source and s.who = l.who
    ) d where l.player_id = any (cast(:players as uuid[])) and ${holdsOn('d.date')}
    -- What was counted goes where no event is left of it.
    union select e.player_id, e.date from entries e where e.player_id = any (cast(:players as uuid[]))
      and 'counted' in (${eachNumber(({ column }) => `coalesce(e.${column}_origin, '')`)})`,
    { players: `{${players.join()}}` },
  );
  await recountDays(trx, days, now, journal);
}

/** Counts all days of a source's players anew: of what it counts from now on a day without any has 0, and of what it does not, none. */
export async function recountSource(
  trx: LockedTransaction,
  source: string,
  now: Now,
  journal?: string,
): Promise<void> {
  const players = await rows<{ id: string }>(
    trx,
    'select distinct player_id as id from identity_links where source = :source and player_id is not null',
    { source },
  );
  await recountPlayers(
    trx,
    players.map(({ id }) => id),
    now,
    journal,
  );
}

/**
 * Counts the events of these days anew: their sums are the numbers that nobody wrote. An absence stands until somebody writes
 * numbers, and a leaver's days from leaving on stay, but for those of which an undo uncovers what is counted (`ofLeavers`). An undo
 * counts anew too: a journal is given for the times of what changed alone. Returns the days that changed.
 */
export async function recountDays(
  trx: LockedTransaction,
  days: readonly PlayerDay[],
  now: Now,
  journal: string | null = null,
  ofLeavers = false,
): Promise<readonly PlayerDay[]> {
  if (days.length === 0) return [];
  const changed = await rows<PlayerDay>(trx, RECOUNT, {
    ...daysGiven(days),
    ...{ now: now.instant.toString(), journal, ofLeavers },
  });
  for (const [month, ofMonth] of Map.groupBy(changed, ({ date }) => monthOf(date)))
    await updateSums(trx, month, now, [...new Set(ofMonth.map(({ playerId }) => playerId))]);
  return changed;
}
