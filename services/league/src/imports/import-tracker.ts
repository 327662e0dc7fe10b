import { randomUUID } from 'node:crypto';
import type { ImportReport } from '@vetta/contract/imports';
import { spellingKey } from '@vetta/contract/name-key';
import type { Change } from '../change.ts';
import { removeDemo } from '../demo/remove-demo.ts';
import { writeEntries } from '../entries/write-entries.ts';
import { createPlayers } from '../players/create-players.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { noteChange, updateSumsOfOpenMonths } from '../standings/update-sums.ts';
import type { Database } from '../store/database.ts';
import type { Now } from '../time/now.ts';
import { entriesOf, planImport } from './plan-import.ts';
import { TrackerErrors } from './read-tracker.ts';

/** What the audit says of an import, beside its journal. */
export type ImportSummary = Pick<ImportReport, 'entries' | 'demoRemoved'> & { readonly newPlayers: number };

/**
 * Imports a tracker file, all or nothing. A known player's entry of the same day is replaced. An unknown name becomes a
 * new player, in the contest from the 1st of the month of the player's first line. A demonstration office is removed
 * first. Lines before the first day of a league that has begun need `openMonths`. @throws TrackerErrors
 */
export async function importTracker(
  trx: LockedTransaction,
  csv: string,
  now: Now,
  openMonths = false,
): Promise<Change<null, ImportSummary> & { readonly reply: ImportReport }> {
  const { lines, known, newcomers, report } = await planImport(trx, csv, now, openMonths);
  await removeDemo(trx, now);
  const journal = randomUUID();
  const created = await createPlayers(trx, [...newcomers.values()], now, journal);
  const ids = new Map([
    ...known,
    ...created.map(({ id, name }): [string, string] => [spellingKey(name), id]),
  ]);
  await writeEntries(trx, entriesOf(lines, ids), now, journal);
  await updateSumsOfOpenMonths(trx, now, [...ids.values()]);
  if (created.length > 0) await noteChange(trx, now);
  const { entries, newPlayers, demoRemoved } = report;
  return {
    before: null,
    after: { entries, newPlayers: newPlayers.length, demoRemoved },
    journal,
    reply: report,
  };
}

/** Returns what the same import would do, or the errors for which it would be refused. Changes nothing. */
export async function rehearseImport(
  db: Database,
  csv: string,
  now: Now,
  openMonths = false,
): Promise<ImportReport> {
  try {
    return (await planImport(db, csv, now, openMonths)).report;
  } catch (error) {
    if (!(error instanceof TrackerErrors)) throw error;
    return {
      newPlayers: [],
      entries: { created: 0, replaced: 0, unchanged: 0 },
      replacements: [],
      opensMonths: [...error.opensMonths],
      demoRemoved: false,
      errors: [...error.lines],
    };
  }
}
