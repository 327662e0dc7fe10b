import type { ImportReport } from '@vetta/contract/imports';
import type { RowNumbers } from '@vetta/tables/read-rows';
import { type EntryNumbers, entryColumns } from '../entries/entry-columns.ts';
import { GIVEN_AND_STORED, OUTCOME } from '../entries/write-entries.ts';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';

/**
 * A row of the file with its player: `playerId` is the id of one who is in the league, or the key of a new one. A number for which
 * the file has no column is left out.
 */
export interface PlannedEntry extends RowNumbers {
  readonly line: number;
  readonly name: string;
  readonly playerId: string;
  readonly date: string;
}

/** The largest number of replaced entries or unusual numbers in a report. */
export const SHOWN = 100;

/** Returns the players and days of which the same numbers are stored. */
export async function unchangedDays(db: Database, entries: readonly PlannedEntry[]): Promise<Set<string>> {
  const stored = await rows<{ day: string }>(
    db,
    `select g.player_id || ' ' || g.date as day from ${GIVEN_AND_STORED} where e.id is not null and ${OUTCOME} = 'unchanged'`,
    { entries: JSON.stringify(entries) },
  );
  return new Set(stored.map(({ day }) => day));
}

/** Returns how many of the entries replace a stored one, and how many are stored with the same numbers; without a key if none. */
export async function countOutcomes(
  db: Database,
  entries: readonly PlannedEntry[],
): Promise<Partial<Record<'replaced' | 'unchanged', number>>> {
  const counted = await rows<{ outcome: string; days: number }>(
    db,
    `select ${OUTCOME} as outcome, count(*) as days from ${GIVEN_AND_STORED} where e.id is not null group by outcome`,
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
    `select ${entryColumns('e')} from ${GIVEN_AND_STORED} where ${OUTCOME} = 'replaced' order by e.date, e.player_id limit ${SHOWN}`,
    { entries: JSON.stringify(entries) },
  );
  const byDay = new Map(replaced.map((entry) => [`${entry.playerId} ${entry.date}`, entry]));
  return entries.flatMap(({ playerId, line, name, date, ...given }) => {
    const stored = byDay.get(`${playerId} ${date}`);
    if (stored === undefined) return [];
    const { rings, apptSet, apptDone, alignment } = stored;
    const before = { rings, apptSet, apptDone, alignment };
    return [{ line, name, date, before, after: { ...before, ...given } }];
  });
}
