import { isBelowBuilds } from '@vetta/contract/published-build';
import type { Database } from '@vetta/league/store/database';
import { type Clock, systemClock } from '@vetta/league/time/clock';
import { forgetUnusedUploads, knownUploads, unusedUploads } from '@vetta/office/uploads/unused-uploads';
import { uploadOf } from '@vetta/office/uploads/upload-names';
import type { Logger } from 'pino';
import { sweepBuilds } from '../publishing/sweep-builds.ts';
import { sweepCopies } from '../publishing/sweep-copies.ts';
import type { Files } from './files.ts';
import { removeOldSpools } from './spool.ts';

/** How long what has no row is kept: an upload or a publication may be under way. */
const STRAY_GRACE = { hours: 1 };
/** How many objects one query looks up. */
const BATCH = 500;
/** A sweep takes so many objects even if they are all: two pictures and a film that were sent and never used. */
const A_FEW = 5;

export interface Swept {
  /** All objects of uploads. */
  readonly objects: number;
  /** How many of them would have been removed and were kept, because they are most of them. */
  readonly held: number;
}

/**
 * Removes unused uploads a day and an hour after they arrived, and an hour after they were stored objects without an upload
 * and files that killed processes left on this machine's disk. Removes no upload and no object if they are more than a few and most of the objects: the
 * database may have lost its rows, or its texts. `now` is the machine's own time, by which the store dates its objects.
 * Throws StoreAway, and the reason of `stop` if that is aborted.
 */
export async function sweepUploads(
  database: Database,
  files: Files,
  now: Temporal.Instant,
  stop?: AbortSignal,
): Promise<Swept> {
  const before = now.subtract(STRAY_GRACE);
  await removeOldSpools(files.spoolFolder, before);
  const { objects, unused, unknown } = await findSweepable(database, files, before, stop);
  const found = unused.length + unknown.length;
  if (found > A_FEW && found > objects / 2) return { objects, held: found };

  // The rows first: an object without a row is found by the next sweep, a row without its object would stay.
  const ids = [...new Set(unused.map(uploadOf))];
  const forgotten = await database.transaction((trx) => forgetUnusedUploads(trx, ids));
  for (const name of [...unused.filter((name) => forgotten.has(uploadOf(name))), ...unknown]) {
    stop?.throwIfAborted();
    await files.store.remove(name);
  }
  return { objects, held: 0 };
}

/** Returns the number of all objects, and of those stored before a time the unused ones and those without a row. */
async function findSweepable(database: Database, files: Files, before: Temporal.Instant, stop?: AbortSignal) {
  const unusedIds = await unusedUploads(database);
  const unused: string[] = [];
  const unknown: string[] = [];
  let objects = 0;
  let batch: string[] = [];
  const lookUp = async () => {
    const known = await knownUploads(database, batch.map(uploadOf));
    unused.push(...batch.filter((name) => unusedIds.has(uploadOf(name))));
    unknown.push(...batch.filter((name) => !known.has(uploadOf(name))));
    batch = [];
  };
  for await (const { name, storedAt } of files.store.list()) {
    stop?.throwIfAborted();
    // Published builds are no uploads.
    if (isBelowBuilds(`/${name}`)) continue;
    objects += 1;
    if (Temporal.Instant.compare(storedAt, before) < 0) batch.push(name);
    if (batch.length === BATCH) await lookUp();
  }
  await lookUp();
  return { objects, unused, unknown };
}

/** When uploads are swept; other values in tests. */
export interface SweepTimes {
  /** In milliseconds. */
  readonly every: number;
  /** The machine's own time. */
  readonly clock: Clock;
}

export const sweepTimes: SweepTimes = { every: 600_000, clock: systemClock };

export interface Sweeper {
  /** How many objects the last sweep kept, because it would have removed most of them. */
  held(): number;
  close(): Promise<void>;
}

/** Sweeps uploads, archives of builds and this machine's copies of them, every ten minutes until it is closed. */
export function keepSwept(
  database: Database,
  files: Files,
  dataDir: string,
  log: Logger,
  { every, clock }: SweepTimes,
): Sweeper {
  const stopping = new AbortController();
  let sweeping: Promise<void> | undefined;
  let held = 0;
  const sweep = async () => {
    try {
      // Watched, since a frozen store gives no error and the api waits for the sweep when it closes.
      const now = clock();
      const swept = await files.watch.during(sweepUploads(database, files, now, stopping.signal));
      const times = { now, before: now.subtract(STRAY_GRACE) };
      await files.watch.during(sweepBuilds(database, files.store, times, stopping.signal));
      await files.watch.during(sweepCopies(database, dataDir, times));
      if (swept.held > 0 && held === 0)
        log.error(
          `${swept.held} of ${swept.objects} stored files are unused or have no upload in this database, so none of them is removed. Check that DATABASE_URL and S3_BUCKET belong together and that no prizes or texts are lost; if all is well, remove the files by hand.`,
        );
      held = swept.held;
    } catch (error) {
      if (stopping.signal.aborted) return;
      log.warn({ err: error }, 'Unused files could not be removed: tried again in ten minutes');
    }
  };
  const timer = setInterval(() => {
    sweeping ??= sweep().finally(() => {
      sweeping = undefined;
    });
  }, every);
  return {
    held: () => held,
    async close() {
      clearInterval(timer);
      stopping.abort();
      await sweeping;
    },
  };
}
