import { randomUUID } from 'node:crypto';
import type { ImportRead, ImportReport } from '@vetta/contract/imports';
import { nameKey } from '@vetta/contract/name-key';
import { MOST_ERRORS } from '@vetta/tables/read-rows';
import type { Change } from '../change.ts';
import { removeDemo } from '../demo/remove-demo.ts';
import { writeEntries } from '../entries/write-entries.ts';
import { Undecided } from '../failure.ts';
import { createPlayers } from '../players/create-players.ts';
import { keepTaken } from '../sources/taken-numbers.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { noteChange, updateSumsOfOpenMonths } from '../standings/update-sums.ts';
import type { Database } from '../store/database.ts';
import type { Now } from '../time/now.ts';
import { SHOWN } from './compare-with-stored.ts';
import { rememberLayout, rememberPeople } from './import-decisions.ts';
import { type OpenMonths, planImport, type WaitingPerson } from './plan-import.ts';
import { TrackerErrors } from './tracker-errors.ts';
import { strictTracker, type TrackerSource } from './tracker-source.ts';

/** What the audit says of an import, beside its journal. */
export type ImportSummary = Pick<ImportReport, 'entries' | 'demoRemoved'> & { readonly newPlayers: number };

/** A file of which something must be decided before it can be imported. */
export class UndecidedImport extends Undecided {
  override readonly details: { readonly unsure: ImportRead['unsure']; readonly read: ImportRead };

  constructor(read: ImportRead) {
    const details = { unsure: read.unsure, read };
    super('undecided_import', 'Non è stato importato nulla.', details);
    this.name = 'UndecidedImport';
    this.details = details;
  }
}

/**
 * Imports a file, all or nothing; a text is a tracker file as CSV. A known player's entry of the same day is replaced. A new name
 * becomes a player, in the contest from the 1st of the month of the player's first line. A demonstration office is removed
 * first. Lines before the first day of a league that has begun need `openMonths`; with `skip` they are left out.
 * @throws TrackerErrors, UnreadableTable, UndecidedImport
 */
export async function importTracker(
  trx: LockedTransaction,
  file: string | TrackerSource,
  now: Now,
  openMonths: OpenMonths = false,
): Promise<
  Change<null, ImportSummary> & {
    readonly reply: ImportReport;
    readonly isUnrecorded: boolean;
    /** Of a sheet that is fetched: whose rows wait. */
    readonly waiting: readonly WaitingPerson[];
  }
> {
  const source = sourceOf(file);
  const plan = await planImport(trx, source, now, openMonths);
  const { newcomers, report, read, sheet } = plan;
  if (plan.isUndecided) throw new UndecidedImport(read);
  if (report.errors.length > 0) throw new TrackerErrors(report.errors, report.opensMonths);
  await removeDemo(trx, now);
  const journal = randomUUID();
  const created = await createPlayers(trx, [...newcomers.values()], now, journal);
  const ids = new Map(created.map(({ id, name }) => [name, id]));
  const idOf = new Map([...newcomers].map(([key, { name }]) => [key, ids.get(name) ?? '']));
  const withIds = <Row extends { readonly playerId: string }>(given: readonly Row[]): Row[] =>
    given.map((row) => ({ ...row, playerId: idOf.get(row.playerId) ?? row.playerId }));
  const written = withIds(plan.entries).map(({ line: _, name: __, ...entry }) => entry);
  await writeEntries(trx, written, now, { journal, origin: source.fetched ? 'fetched' : 'typed' });
  const playerIds = new Set(written.map(({ playerId }) => playerId));
  await updateSumsOfOpenMonths(trx, now, [...playerIds]);
  if (created.length > 0) await noteChange(trx, now);
  await rememberLayout(
    trx,
    read.header.map(({ heading }) => heading),
    source.options,
    now,
  );
  // Of the file's own names alone: nobody decides in advance whom a name means.
  const names = new Set(read.people.map(({ name }) => nameKey(name)));
  const decided = Object.entries(source.options.people ?? {})
    .filter(([name]) => names.has(nameKey(name)))
    // A sheet that is fetched comes again, with nobody there to decide.
    .map(([name, choice]) => [name, choice === 'skip' && source.fetched ? 'never' : choice] as const);
  await rememberPeople(trx, Object.fromEntries(decided), journal, now, source.keyed);
  const vanished =
    source.fetched &&
    sheet &&
    (await keepTaken(trx, source.fetched.sourceId, withIds(sheet.rows), withIds(sheet.kept)));
  const { entries, newPlayers, demoRemoved } = report;
  const isNews = entries.created + entries.replaced + newPlayers.length > 0 || demoRemoved;
  return {
    before: null,
    after: { entries, newPlayers: newPlayers.length, demoRemoved },
    journal,
    reply: {
      ...report,
      ...(report.sheet && vanished && { sheet: { ...report.sheet, vanished: vanished.slice(0, SHOWN) } }),
    },
    waiting: sheet?.waiting ?? [],
    isUnrecorded: !isNews && decided.every(([, choice]) => choice === 'skip'),
  };
}

/** Returns what the same import would do, what must be decided, and the errors for which it would be refused. Changes nothing. */
export async function rehearseImport(
  db: Database,
  file: string | TrackerSource,
  now: Now,
  openMonths: OpenMonths = false,
): Promise<ImportReport> {
  try {
    const { report } = await planImport(db, sourceOf(file), now, openMonths);
    return { ...report, errors: report.errors.slice(0, MOST_ERRORS) };
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

const sourceOf = (file: string | TrackerSource): TrackerSource =>
  typeof file === 'string' ? strictTracker(file) : file;
