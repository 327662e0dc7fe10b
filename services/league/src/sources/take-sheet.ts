import type { ImportOptions } from '@vetta/contract/imports';
import type { Source, SourceProblem, SourceRun } from '@vetta/contract/sources';
import type { Table } from '@vetta/tables/table';
import { announceSourceProblem } from '../announcements/announce.ts';
import { recordChange } from '../audit/record-change.ts';
import { importTracker, rehearseImport, UndecidedImport } from '../imports/import-tracker.ts';
import { TrackerErrors } from '../imports/tracker-errors.ts';
import { anyTracker } from '../imports/tracker-source.ts';
import type { KeyedHash } from '../players/known-people.ts';
import { type LockedTransaction, lockedTransaction } from '../standings/lock.ts';
import type { Database, Transaction } from '../store/database.ts';
import { firstRow, rows } from '../store/rows.ts';
import type { Clock } from '../time/clock.ts';
import { nowOf } from '../time/now.ts';
import { SOURCE } from './sources.ts';

/** What is known of the bytes that a source brought last. */
export interface Fetched {
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** SHA-256 of the bytes. */
  readonly contentHash: string | null;
}

/** A source with what it brought last. */
export type SourceToRun = Source &
  Fetched & {
    /** Whether no sheet of it was ever in order. */
    readonly isFirst: boolean;
    /** Its address, encrypted. */
    readonly sealed: string;
  };

/** Returns a source to be fetched; undefined if it was removed. */
export const sourceToRun = (db: Database, id: string): Promise<SourceToRun | undefined> =>
  firstRow(
    db,
    `select ${SOURCE}, s.sealed, s.etag, s.last_modified as "lastModified", s.content_hash as "contentHash",
      s.last_good_at is null as "isFirst"
    from sources s where s.id = :id`,
    { id },
  );

/** Where an error of a sheet stands: as many as a person reads. */
const SHOWN_LINES = 20;

/** A sheet as it was read, and what an admin decided for it now. */
interface FetchedSheet {
  readonly table: Table;
  readonly fileName: string;
  readonly keyed: KeyedHash;
  readonly decided?: ImportOptions | undefined;
}

/** Returns what holds for a sheet: what is decided now comes before what the source has. */
function optionsOf({ options }: Source, decided: ImportOptions | undefined): ImportOptions {
  if (decided === undefined) return options;
  // Another sheet of a workbook has columns of its own.
  const isSameSheet = decided.sheet === undefined || decided.sheet === options.sheet;
  return { ...options, ...decided, columns: decided.columns ?? (isSameSheet ? options.columns : undefined) };
}

/**
 * Takes a sheet that was fetched, all of it or nothing, as a change of its own by «Fonte «…»». Numbers that are there already are
 * no change. What was decided for it holds from then on. Returns the problem for which nothing was taken, if there is one.
 */
export async function takeSheet(
  db: Database,
  source: Source,
  { table, fileName, keyed, decided, fetched }: FetchedSheet & { readonly fetched: Fetched },
  clock: Clock,
): Promise<SourceRun> {
  try {
    return await lockedTransaction(db, async (trx): Promise<SourceRun> => {
      const now = nowOf(clock());
      // A run beside this one may have taken it while this one waited.
      const last = await sourceToRun(trx, source.id);
      if (last === undefined) return unchanged;
      if (decided === undefined && last.contentHash === fetched.contentHash) return unchanged;
      const options = optionsOf(last, decided);
      const by = { sourceId: source.id, isFirst: last.isFirst };
      const file = await anyTracker(trx, { table, fileName, options, fetched: by }, now, keyed);
      const change = await importTracker(trx, file, now);
      const { created, replaced } = change.after.entries;
      const isNews = created + replaced + change.after.newPlayers > 0;
      if (isNews)
        await recordChange(trx, {
          actor: `Fonte «${source.name}»`,
          action: 'source',
          at: now.instant,
          change,
        });
      await noteGood(trx, source.id, now.instant, { fetched, isNews });
      await rows(trx, 'update sources set waiting = cast(:waiting as jsonb) where id = :id', {
        id: source.id,
        waiting: JSON.stringify(change.waiting),
      });
      if (decided !== undefined) await keepDecisions(trx, source.id, options);
      return { outcome: isNews ? 'taken' : 'unchanged', problem: null, report: change.reply };
    });
  } catch (error) {
    const problem = problemOf(error);
    if (problem === undefined) throw error;
    await noteProblem(db, source.id, clock(), problem);
    return { outcome: 'problem', problem, report: null };
  }
}

/** Returns what a sheet that was fetched would bring, and how it is read. Changes nothing, and notes no problem. */
export async function rehearseSheet(
  db: Database,
  source: Source & Pick<SourceToRun, 'isFirst'>,
  { table, fileName, keyed, decided }: FetchedSheet,
  clock: Clock,
): Promise<SourceRun> {
  const now = nowOf(clock());
  const by = { sourceId: source.id, isFirst: source.isFirst };
  const given = { table, fileName, options: optionsOf(source, decided), fetched: by };
  const file = await anyTracker(db, given, now, keyed);
  const report = await rehearseImport(db, file, now);
  const { read, errors, opensMonths, entries, newPlayers } = report;
  const problem = read?.unsure.some(({ about }) => about !== 'person')
    ? problemOf(new UndecidedImport(read))
    : errors.length > 0
      ? problemOf(new TrackerErrors(errors, opensMonths))
      : undefined;
  if (problem) return { outcome: 'problem', problem, report };
  const isNews = entries.created + entries.replaced + newPlayers.length > 0;
  return { outcome: isNews ? 'taken' : 'unchanged', problem: null, report };
}

/**
 * Keeps with the source which sheet is read. Its columns are remembered with their headings, as those of any file: an earlier
 * decision of the source must not come before them.
 */
const keepDecisions = (trx: LockedTransaction, id: string, { sheet, dateOrder, absences }: ImportOptions) =>
  rows(trx, 'update sources set options = cast(:options as jsonb) where id = :id', {
    id,
    options: JSON.stringify({ sheet, dateOrder, absences }),
  });

const unchanged: SourceRun = { outcome: 'unchanged', problem: null, report: null };

function problemOf(error: unknown): SourceProblem | undefined {
  if (error instanceof UndecidedImport) return { what: error.question, lines: [] };
  if (!(error instanceof TrackerErrors)) return undefined;
  return { what: error.message, lines: error.lines.slice(0, SHOWN_LINES).map((line) => ({ ...line })) };
}

/** Notes that a source is in order: with the bytes that were taken, or with those that were taken before. */
export async function noteGood(
  trx: Transaction | LockedTransaction | Database,
  id: string,
  at: Temporal.Instant,
  taken?: { readonly fetched: Fetched; readonly isNews: boolean },
): Promise<void> {
  await rows(
    trx,
    `update sources set last_run_at = :at, last_good_at = :at, problem = null, problem_since = null,
      etag = case when :isTaken then :etag else etag end,
      last_modified = case when :isTaken then :lastModified else last_modified end,
      content_hash = case when :isTaken then :contentHash else content_hash end,
      last_taken_at = case when :isNews then :at else last_taken_at end
    where id = :id`,
    {
      id,
      at: at.toString(),
      isTaken: taken !== undefined,
      isNews: taken?.isNews ?? false,
      etag: taken?.fetched.etag ?? null,
      lastModified: taken?.fetched.lastModified ?? null,
      contentHash: taken?.fetched.contentHash ?? null,
    },
  );
}

/**
 * Notes why nothing was taken. The next run asks for all bytes again: what was wrong may be decided meanwhile. A problem that
 * goes on keeps its beginning, and is not told again.
 */
export async function noteProblem(
  db: Database,
  id: string,
  at: Temporal.Instant,
  problem: SourceProblem,
): Promise<void> {
  await db.transaction(async (trx) => {
    const noted = await firstRow<{ name: string; since: string }>(
      trx,
      `update sources set last_run_at = :at, problem = cast(:problem as jsonb), problem_since = coalesce(problem_since, :at),
        etag = null, last_modified = null, content_hash = null
      where id = :id returning name, problem_since as since`,
      { id, at: at.toString(), problem: JSON.stringify(problem) },
    );
    if (noted === undefined) return;
    // What is wrong may name people: a channel hears only that something is.
    const told = { source: noted.name, problem: NOTHING_TAKEN, key: `${id}:${noted.since}` };
    await announceSourceProblem(trx, told, at);
  });
}

const NOTHING_TAKEN =
  'Non si prende più niente: in «Fonti» c’è scritto che cosa e dove. Gli ultimi dati buoni restano.';
