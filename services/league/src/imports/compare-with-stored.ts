import type { NewEntry } from '@vetta/contract/entries';
import type { ImportReport } from '@vetta/contract/imports';
import { NUMBER_FIELDS } from '@vetta/contract/tracker/fields';
import type { RowNumbers } from '@vetta/contract/tracker/read-rows';
import { absentColumn, type EntryNumbers, entryColumns, type StoredEntry } from '../entries/entry-columns.ts';
import { GIVEN, OUTCOME } from '../entries/write-entries.ts';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';

/** A row of the file with its player: `playerId` is the id of one who is in the league, or the key of a new one. */
export interface PlannedEntry extends NewEntry {
  readonly line: number;
  readonly name: string;
}

/** The same before the numbers for which the file has no column are known. */
export type PlannedRow = Pick<PlannedEntry, 'line' | 'name' | 'playerId' | 'date'> & RowNumbers;

/** The largest number of replaced entries or unusual numbers in a report. */
export const SHOWN = 100;

/** The given entries beside the stored ones of the same player and day. */
const COMPARED = `(${GIVEN}) g join entries e on e.player_id = g.player_id and e.date = g.date`;

/** Returns the players and days of which the same numbers are stored. */
export async function unchangedDays(db: Database, entries: readonly PlannedEntry[]): Promise<Set<string>> {
  const stored = await rows<{ day: string }>(
    db,
    `select g.player_id || ' ' || g.date as day from ${COMPARED} where ${OUTCOME} = 'unchanged'`,
    { entries: JSON.stringify(entries) },
  );
  return new Set(stored.map(({ day }) => day));
}

/**
 * Returns the rows as whole entries: a number for which the file has no column stays as it is stored, and is 0 in a new entry.
 * Zeros over an absence leave it: our own export has no other word for it.
 */
export async function withStoredNumbers(
  db: Database,
  planned: readonly PlannedRow[],
): Promise<PlannedEntry[]> {
  const needed = planned.filter(
    (row) => NUMBER_FIELDS.some((field) => row[field] === undefined) || isZero(row),
  );
  const stored =
    needed.length === 0
      ? []
      : await rows<StoredEntry>(
          db,
          `select ${entryColumns('e')}, ${absentColumn('e')} from (
            select "playerId" as player_id, date from jsonb_to_recordset(cast(:entries as jsonb)) as given ("playerId" text, date date)
          ) g join entries e on cast(e.player_id as text) = g.player_id and e.date = g.date`,
          { entries: JSON.stringify(needed.map(({ playerId, date }) => ({ playerId, date }))) },
        );
  const byDay = new Map(stored.map((entry) => [`${entry.playerId} ${entry.date}`, entry]));
  return planned.map((row) => {
    const {
      rings = 0,
      apptSet = 0,
      apptDone = 0,
      alignment = false,
      absent = false,
    } = byDay.get(`${row.playerId} ${row.date}`) ?? {};
    return { rings, apptSet, apptDone, alignment, ...row, ...(absent && isZero(row) && { absent }) };
  });
}

const isZero = (row: RowNumbers): boolean => NUMBER_FIELDS.every((field) => !row[field]);

/** Returns how many of the entries replace a stored one, and how many are stored with the same numbers; without a key if none. */
export async function countOutcomes(
  db: Database,
  entries: readonly PlannedEntry[],
): Promise<Partial<Record<'replaced' | 'unchanged', number>>> {
  const counted = await rows<{ outcome: string; days: number }>(
    db,
    `select ${OUTCOME} as outcome, count(*) as days from ${COMPARED} group by outcome`,
    { entries: JSON.stringify(entries) },
  );
  return Object.fromEntries(counted.map(({ outcome, days }) => [outcome, days]));
}

/** Returns the first stored numbers that entries replace, before and after, by day. */
export async function replacementsOf(
  db: Database,
  entries: readonly PlannedEntry[],
): Promise<ImportReport['replacements']> {
  const replaced = await rows<EntryNumbers>(
    db,
    `select ${entryColumns('e')} from ${COMPARED} where ${OUTCOME} = 'replaced' order by e.date, e.player_id limit ${SHOWN}`,
    { entries: JSON.stringify(entries) },
  );
  const byDay = new Map(replaced.map((entry) => [`${entry.playerId} ${entry.date}`, entry]));
  return entries.flatMap(({ playerId, line, name, date, ...after }) => {
    const stored = byDay.get(`${playerId} ${date}`);
    if (stored === undefined) return [];
    const { rings, apptSet, apptDone, alignment } = stored;
    return [{ line, name, date, before: { rings, apptSet, apptDone, alignment }, after }];
  });
}
