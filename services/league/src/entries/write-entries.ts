import type { Entry, NewEntry } from '@vetta/contract/entries';
import { journaled } from '../audit/journal.ts';
import type { Change } from '../change.ts';
import type { Origin } from '../intake/counted-numbers.ts';
import { takesEntriesOf } from '../players/leavers.ts';
import type { Transaction } from '../store/database.ts';
import { firstRow, rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { absentColumn, entryColumns, type StoredEntry, toEntry } from './entry-columns.ts';

/** SQL of the rows in the binding `:entries`, a JSON array of the contract's entries. */
export const GIVEN = `
  select "playerId" as player_id, date, rings, "apptSet" as appt_set, "apptDone" as appt_done, alignment,
    coalesce(absent, false) and (rings, "apptSet", "apptDone", alignment) = (0, 0, 0, false) as absent
  from jsonb_to_recordset(cast(:entries as jsonb)) as given ("playerId" uuid, date date, rings int, "apptSet" int,
    "apptDone" int, alignment boolean, absent boolean)`;

const NUMBERS = (row: string) =>
  `(${row}.rings, ${row}.appt_set, ${row}.appt_done, ${row}.alignment, ${row}.absent)`;

/** SQL of what recording a given row `g` does; `e` is the stored row of the same player and day, if there is one. */
export const OUTCOME = `case when e.id is null then 'created'
  when ${NUMBERS('e')} = ${NUMBERS('g')} then 'unchanged' else 'replaced' end`;

const REPLACE = `
  on conflict (player_id, date) do update set rings = excluded.rings, appt_set = excluded.appt_set,
    appt_done = excluded.appt_done, alignment = excluded.alignment, recorded_at = excluded.recorded_at,
    origin = excluded.origin, absent = excluded.absent
  where ${NUMBERS('entries')} <> ${NUMBERS('excluded')} or (entries.origin = 'counted') <> (excluded.origin = 'counted')`;

const WRITE = `
  insert into entries (player_id, date, rings, appt_set, appt_done, alignment, absent, recorded_at, origin)
  select player_id, date, rings, appt_set, appt_done, alignment, absent, :now, :origin from (${GIVEN}) given
  ${REPLACE}`;

/**
 * Records many entries in one statement. A stored entry of the same player and day is replaced, unless its numbers are the
 * same; a counted one whose numbers somebody types is a typed one from then on. Writes the changed rows to the journal if one is
 * given.
 */
export async function writeEntries(
  trx: Transaction,
  entries: readonly NewEntry[],
  { instant }: Now,
  journal?: string,
  origin: Origin = 'typed',
): Promise<void> {
  const bindings = { entries: JSON.stringify(entries), now: instant.toString(), origin };
  if (journal === undefined) await trx.raw(WRITE, bindings);
  else await journaled(trx, { journal, table: 'entries' }, WRITE, bindings);
}

const WRITE_ONE = `
  insert into entries (player_id, date, rings, appt_set, appt_done, alignment, absent, recorded_at)
  select p.id, :date, :rings, :apptSet, :apptDone, :alignment, :absent, :now from players p
  where p.id = :playerId and ${takesEntriesOf(':date')}
  ${REPLACE}
  returning ${entryColumns('new')}, ${absentColumn('new')}, case when old.id is not null then
    jsonb_build_object('rings', old.rings, 'apptSet', old.appt_set, 'apptDone', old.appt_done,
      'alignment', old.alignment, 'absent', old.absent) end as replaced`;

/**
 * Records one entry, and returns it with the one that it replaces. Returns undefined, and records nothing, if the same
 * numbers are stored already, or if there is no such player or one who has left by that day.
 */
export async function writeEntry(
  trx: Transaction,
  entry: NewEntry,
  { instant }: Now,
): Promise<Change<Entry | null, Entry> | undefined> {
  const bindings = { ...entry, absent: isAbsent(entry), now: instant.toString() };
  const written = await firstRow<
    StoredEntry & { replaced: Omit<StoredEntry, 'id' | 'playerId' | 'date'> | null }
  >(trx, WRITE_ONE, bindings, 'write entry');
  if (written === undefined) return undefined;
  const { replaced, ...after } = written;
  return { before: replaced && toEntry({ ...after, ...replaced }), after: toEntry(after) };
}

/** Somebody with numbers was there. */
const isAbsent = ({ absent = false, rings, apptSet, apptDone, alignment }: NewEntry): boolean =>
  absent && rings === 0 && apptSet === 0 && apptDone === 0 && !alignment;

/** Returns the stored entries of the given players and days, in the order in which they were first recorded. */
export async function storedEntries(trx: Transaction, entries: readonly NewEntry[]): Promise<Entry[]> {
  const stored = await rows<StoredEntry>(
    trx,
    `select ${entryColumns('e')}, ${absentColumn('e')}
    from (${GIVEN}) g join entries e on e.player_id = g.player_id and e.date = g.date order by e.id`,
    { entries: JSON.stringify(entries) },
    'stored entries',
  );
  return stored.map(toEntry);
}
