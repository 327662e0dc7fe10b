import type { DayRow, Entry, Origin } from '@vetta/contract/entries';
import type { Day } from '@vetta/contract/values';
import { journaled } from '../audit/journal.ts';
import type { Change } from '../change.ts';
import { recountDays } from '../intake/recount-days.ts';
import { takesEntriesOf } from '../players/leavers.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import type { Database } from '../store/database.ts';
import { firstRow, rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { entryColumns, type StoredEntry, stateColumns, toEntry } from './entry-columns.ts';
import { eachNumber, isWritten, NUMBER_COLUMNS, type NumberColumn } from './origins.ts';

/** What somebody writes of a player's day: a number that is left out stays, and null takes away one that was written. */
export type WrittenDay = Omit<DayRow, 'rowTag'> & { readonly date: Day };

/** Returns a day as a person means it: a number takes an absence's place, also a 0. Zeros of a file leave it. */
export function writtenByHand(day: WrittenDay): WrittenDay {
  const hasNumber = NUMBER_COLUMNS.some(({ field }) => day[field] !== undefined && day[field] !== null);
  return hasNumber ? { absent: false, ...day } : day;
}

/** SQL of the rows in the binding `:entries`, a JSON array of `WrittenDay`. */
const GIVEN = `
  select cast(day ->> 'playerId' as uuid) as player_id, cast(day ->> 'date' as date) as date,
    cast(day ->> 'absent' as boolean) as absent,
    ${eachNumber(
      ({
        column,
        field,
        none,
      }) => `cast(day ->> '${field}' as ${none === '0' ? 'int' : 'boolean'}) as ${column},
    jsonb_exists(day, '${field}') and day ->> '${field}' is null as takes_${column}_away`,
    )}
  from jsonb_array_elements(cast(:entries as jsonb)) given (day)`;

/** SQL of given rows `g` beside the stored rows `e` of the same player and day, where there are such. */
export const GIVEN_AND_STORED = `(${GIVEN}) g left join entries e on e.player_id = g.player_id and e.date = g.date`;

// An absence has no numbers, whatever its row says of them.
const originOf = (column: string) => `case when not e.absent then e.${column}_origin end`;
/**
 * SQL: the given row has a number that is not the stored one. A «no» says nothing new of a day that has none, nor does a 0 of a file,
 * which says nothing of absences: our own export has a 0 for what nobody wrote.
 */
const writes = ({ column, none }: NumberColumn) =>
  none === '0'
    ? `(g.${column} is not null and (g.${column} <> e.${column} or ${originOf(column)} is null
        and (g.absent is not null or e.id is null or e.absent)))`
    : `(g.${column} is not null and (e.id is null or g.${column} <> e.${column}))`;
const takesAway = ({ column }: NumberColumn) =>
  `(g.takes_${column}_away and coalesce(${isWritten(originOf(column))}, false))`;

/** SQL: the player was away after the given row. Somebody with numbers was there; zeros say nothing against an absence. */
const IS_ABSENT = `(coalesce(g.absent, e.absent, false)
  and ${eachNumber(({ column, none }) => `coalesce(g.${column}, ${none}) = ${none}`, ' and ')})`;

/** SQL of what recording a given row `g` does beside its stored row `e`. */
export const OUTCOME = `case
  when ${eachNumber(({ column }) => `g.${column} is null`, ' and ')} and not ${IS_ABSENT} and e.id is null then 'unchanged'
  when e.id is null then 'created'
  when ${IS_ABSENT} = e.absent and (e.absent or not (${eachNumber((number) => `${writes(number)} or ${takesAway(number)}`, ' or ')}))
    then 'unchanged'
  else 'replaced' end`;

const WRITTEN = `
  select g.player_id, g.date, a.is_absent as absent, ${eachNumber(
    (number) => `
      case when a.is_absent or ${takesAway(number)} then ${number.none} when ${writes(number)} then g.${number.column}
        else coalesce(e.${number.column}, ${number.none}) end as ${number.column},
      case when a.is_absent or ${takesAway(number)} then null when ${writes(number)} then :origin
        else ${originOf(number.column)} end as ${number.column}_origin`,
  )}
  from ${GIVEN_AND_STORED} cross join lateral (select ${IS_ABSENT} as is_absent) a
  where ${OUTCOME} <> 'unchanged'`;

const COLUMNS = `absent, ${eachNumber(({ column }) => `${column}, ${column}_origin`)}`;

const WRITE = `
  insert into entries (player_id, date, recorded_at, ${COLUMNS})
  select w.player_id, w.date, :now, ${COLUMNS} from (${WRITTEN}) w join players p on p.id = w.player_id and ${takesEntriesOf('w.date')}
  on conflict (player_id, date) do update set recorded_at = excluded.recorded_at, absent = excluded.absent,
    ${eachNumber(({ column }) => `${column} = excluded.${column}, ${column}_origin = excluded.${column}_origin`)}`;

/** SQL: a given row uncovers what its day's events count: it takes a written number away, or an absence. */
const UNCOVERED = `
  select g.player_id as "playerId", g.date from ${GIVEN_AND_STORED}
  where e.absent and not ${IS_ABSENT} or ${eachNumber(takesAway, ' or ')}`;

interface Writing {
  /** Gets the changed rows. */
  readonly journal?: string;
  readonly origin?: Exclude<Origin, 'counted'>;
}

/**
 * Writes numbers of many days, each for itself: the same number again changes nothing, neither its origin. What is taken away
 * uncovers what events count. Leaves out the days of leavers.
 */
export async function writeEntries(
  trx: LockedTransaction,
  entries: readonly WrittenDay[],
  now: Now,
  { journal, origin = 'typed' }: Writing = {},
): Promise<void> {
  const given = { entries: JSON.stringify(entries) };
  const bindings = { ...given, now: now.instant.toString(), origin };
  const uncovered = await rows<{ playerId: string; date: Day }>(trx, UNCOVERED, given);
  if (journal === undefined) await trx.raw(WRITE, bindings);
  else await journaled(trx, { journal, table: 'entries' }, WRITE, bindings);
  await recountDays(trx, uncovered, now);
}

const WRITE_ONE = `${WRITE}
  returning ${entryColumns('new')}, ${stateColumns('new')}, case when old.id is not null then
    jsonb_build_object(${eachNumber(({ field, column }) => `'${field}', old.${column}`)}, 'absent', old.absent,
      'origins', jsonb_build_object(${eachNumber(({ field, column }) => `'${field}', old.${column}_origin`)})) end as replaced`;

/**
 * Writes one day, and returns the entry with the one that it replaces. Returns undefined, and writes nothing, if the same
 * numbers are stored already, or if there is no such player or one who has left by that day.
 */
export async function writeEntry(
  trx: LockedTransaction,
  entry: WrittenDay,
  now: Now,
): Promise<Change<Entry | null, Entry> | undefined> {
  const bindings = { entries: JSON.stringify([entry]), now: now.instant.toString(), origin: 'typed' };
  const written = await firstRow<
    StoredEntry & { replaced: Omit<StoredEntry, 'id' | 'playerId' | 'date'> | null }
  >(trx, WRITE_ONE, bindings, 'write entry');
  if (written === undefined) return undefined;
  const { replaced, ...stored } = written;
  const before = replaced && toEntry({ ...stored, ...replaced });
  if (!before?.absent) return { before, after: toEntry(stored) };
  await recountDays(trx, [entry], now);
  const [after] = await storedEntries(trx, [entry]);
  return { before, after: after ?? toEntry(stored) };
}

/** Returns the stored entries of the same players and days. */
export async function storedEntries(
  trx: Database,
  entries: readonly Pick<WrittenDay, 'playerId' | 'date'>[],
): Promise<Entry[]> {
  const stored = await rows<StoredEntry>(
    trx,
    `select ${entryColumns('e')}, ${stateColumns('e')}
    from (${GIVEN}) g join entries e on e.player_id = g.player_id and e.date = g.date order by e.id`,
    { entries: JSON.stringify(entries) },
    'stored entries',
  );
  return stored.map(toEntry);
}
