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

/**
 * Removes unused uploads, objects without an upload, and files that killed processes left on this machine's disk, each an
 * hour after it was stored. `now` is the machine's own time, by which the store dates its objects.
 */
export async function sweepUploads(database: Database, files: Files, now: Temporal.Instant): Promise<void> {
  const before = now.subtract(GRACE);
  await removeOldSpools(files.spoolFolder, before);
  await database.transaction(forgetUnusedUploads);
  let batch: string[] = [];
  const removeUnknown = async () => {
    const known = await knownUploads(database, batch.map(uploadOf));
    for (const name of batch) if (!known.has(uploadOf(name))) await files.store.remove(name);
    batch = [];
  };
  for await (const { name, storedAt } of files.store.list()) {
    if (Temporal.Instant.compare(storedAt, before) < 0) batch.push(name);
    if (batch.length === BATCH) await removeUnknown();
  }
  await removeUnknown();
}

/** Sweeps every ten minutes. Returns the function that stops it. */
export function keepSwept(database: Database, files: Files, log: Logger): () => Promise<void> {
  let sweeping = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = sweepUploads(database, files, Temporal.Now.instant()).catch((error) => {
      log.warn({ err: error }, 'Unused uploads could not be removed: tried again in ten minutes');
    });
  }, Temporal.Duration.from(EVERY).total('milliseconds'));
  return async () => {
    clearInterval(timer);
    await sweeping;
  };
}
