import { randomUUID } from 'node:crypto';
import type { ImportReport } from '@vetta/contract/tracker';
import type { Change } from '../change.ts';
import { removeDemo } from '../demo/remove-demo.ts';
import { writeEntries } from '../entries/write-entries.ts';
import { createPlayers } from '../players/create-players.ts';
import { keepSumsOfOpenMonths, noteChange } from '../standings/keep-sums.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import type { Database } from '../store/database.ts';
import type { Moment } from '../time/moment.ts';
import { entriesOf, planImport } from './plan-import.ts';
import { nameKey, TrackerErrors } from './read-tracker.ts';

/** What the audit keeps of an import beside its trace. */
export type ImportSummary = Pick<ImportReport, 'entries' | 'demoRemoved'> & { readonly newPlayers: number };

/**
 * Takes a tracker file in, all or nothing. A known player's day is replaced; an unknown name is a new player, in the
 * contest from the 1st of their first line's month. A demonstration office is removed first. @throws TrackerErrors
 */
export async function importTracker(
  trx: LockedTransaction,
  csv: string,
  moment: Moment,
): Promise<Change<null, ImportSummary> & { readonly reply: ImportReport }> {
  const { lines, known, newcomers, report } = await planImport(trx, csv, moment);
  await removeDemo(trx, moment);
  const trace = randomUUID();
  const created = await createPlayers(trx, [...newcomers.values()], moment, trace);
  const ids = new Map([...known, ...created.map(({ id, name }): [string, string] => [nameKey(name), id])]);
  await writeEntries(trx, entriesOf(lines, ids), moment, trace);
  await keepSumsOfOpenMonths(trx, moment, [...ids.values()]);
  if (created.length > 0) await noteChange(trx, moment);
  const { entries, newPlayers, demoRemoved } = report;
  return {
    before: null,
    after: { entries, newPlayers: newPlayers.length, demoRemoved },
    trace,
    reply: report,
  };
}

/** What the same import would do, or the errors that keep it from it. Changes nothing. */
export async function rehearseImport(db: Database, csv: string, moment: Moment): Promise<ImportReport> {
  try {
    return (await planImport(db, csv, moment)).report;
  } catch (error) {
    if (!(error instanceof TrackerErrors)) throw error;
    return {
      newPlayers: [],
      entries: { created: 0, replaced: 0, unchanged: 0 },
      replacements: [],
      demoRemoved: false,
      errors: [...error.lines],
    };
  }
}
