import type { Database } from '@vetta/league/store/database';
import { forgetUnusedUploads, knownUploads } from '@vetta/league/uploads/unused-uploads';
import { uploadOf } from '@vetta/league/uploads/upload-names';
import type { Logger } from 'pino';
import type { Files } from './files.ts';
import { removeOldSpools } from './spool.ts';

const EVERY = { minutes: 10 };
/** How long an object may have no row: its upload may be under way. */
const GRACE = { hours: 1 };
/** How many objects one query looks up. */
const BATCH = 500;
/** So many objects without a row, and more than half of all, mean a wrong database and not cut-off uploads. */
const SUSPICIOUS = 10;

export interface Swept {
  /** All objects of the installation. */
  readonly objects: number;
  /** How many of them have no row and were kept, because they are most of them. */
  readonly held: number;
}

/**
 * Removes unused uploads, objects without an upload, and files that killed processes left on this machine's disk, each an
 * hour after it was stored. Keeps the objects without an upload if they are most of the objects: the database may have lost
 * its rows. `now` is the machine's own time, by which the store dates its objects.
 */
export async function sweepUploads(database: Database, files: Files, now: Temporal.Instant): Promise<Swept> {
  const before = now.subtract(GRACE);
  await removeOldSpools(files.spoolFolder, before);
  const forgotten = new Set(await database.transaction(forgetUnusedUploads));

  const unused: string[] = [];
  const unknown: string[] = [];
  let objects = 0;
  let batch: string[] = [];
  const lookUp = async () => {
    const known = await knownUploads(database, batch.map(uploadOf));
    for (const name of batch) {
      if (forgotten.has(uploadOf(name))) unused.push(name);
      else if (!known.has(uploadOf(name))) unknown.push(name);
    }
    batch = [];
  };
  for await (const { name, storedAt } of files.store.list()) {
    objects += 1;
    if (Temporal.Instant.compare(storedAt, before) < 0) batch.push(name);
    if (batch.length === BATCH) await lookUp();
  }
  await lookUp();

  const isSuspicious = unknown.length >= SUSPICIOUS && unknown.length > objects / 2;
  for (const name of isSuspicious ? unused : [...unused, ...unknown]) await files.store.remove(name);
  return { objects, held: isSuspicious ? unknown.length : 0 };
}

export interface Sweeper {
  /** How many objects without a row the last sweep kept, because they were most of them. */
  held(): number;
  close(): Promise<void>;
}

/** Sweeps every ten minutes until it is closed. */
export function keepSwept(database: Database, files: Files, log: Logger): Sweeper {
  let sweeping = Promise.resolve();
  let held = 0;
  const sweep = async () => {
    try {
      const swept = await sweepUploads(database, files, Temporal.Now.instant());
      if (swept.held > 0 && held === 0)
        log.error(
          `${swept.held} of ${swept.objects} stored files have no upload in this database, so none of them is removed. Check that DATABASE_URL and S3_BUCKET belong together; if they do, remove the files by hand.`,
        );
      held = swept.held;
    } catch (error) {
      log.warn({ err: error }, 'Unused uploads could not be removed: tried again in ten minutes');
    }
  };
  const timer = setInterval(() => {
    sweeping = sweep();
  }, Temporal.Duration.from(EVERY).total('milliseconds'));
  return {
    held: () => held,
    async close() {
      clearInterval(timer);
      await sweeping;
    },
  };
}
