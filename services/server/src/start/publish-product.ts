import { setTimeout as pause } from 'node:timers/promises';
import { StoreAway } from '@vetta/api/storage/object-store';
import type { Files } from '@vetta/api/uploads/files';
import type { Database } from '@vetta/league/store/database';
import type { Clock } from '@vetta/league/time/clock';
import { currentNumber } from '@vetta/office/plugins/generations';
import type { Logger } from 'pino';
import { type BuiltFolders, publishFrontEnds } from './front-ends.ts';

/** How long a publication waits before it is tried again, in milliseconds. */
const RETRY_AFTER = 5_000;
/** How long a start that has no page to serve yet waits for the store, in milliseconds. */
const FIRST_WITHIN = 30_000;

interface Options {
  readonly folders: BuiltFolders;
  readonly database: Database;
  readonly files: Files;
  readonly dataDir: string;
  readonly clock: Clock;
  readonly log: Logger;
  /** Ends the wait of a first start. */
  readonly stop: AbortSignal;
  /** In milliseconds; shorter in tests. */
  readonly retryAfter?: number;
  readonly firstWithin?: number;
}

/**
 * Publishes the built front ends. While the store is away, the start goes on with the generation before, and this is tried
 * again until it succeeds or is ended. The first start has none before, so it waits: a store that has just started may
 * answer late. Returns the function that ends it.
 */
export async function publishProduct({
  folders,
  database,
  files,
  dataDir,
  clock,
  log,
  stop,
  retryAfter = RETRY_AFTER,
  firstWithin = FIRST_WITHIN,
}: Options): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  let trying: Promise<void> | undefined;
  const attempt = async () => {
    // Makes the bucket at the first start.
    if (!(await files.watch.answers())) throw new StoreAway();
    await files.watch.during(publishFrontEnds(folders, { database, store: files.store, dataDir }, clock()));
  };
  const tryLater = () => {
    if (ended) return;
    timer = setTimeout(() => {
      trying = attempt().then(() => log.info('The front ends of this start are published'), tryLater);
    }, retryAfter);
  };
  const isFirst = (await currentNumber(database)) === undefined;
  const waitsUntil = performance.now() + (isFirst ? firstWithin : 0);
  const attemptInTime = async (): Promise<void> => {
    try {
      await attempt();
    } catch (error) {
      if (!(error instanceof StoreAway) || stop.aborted || performance.now() > waitsUntil) throw error;
      await pause(Math.min(retryAfter, 500));
      await attemptInTime();
    }
  };
  try {
    await attemptInTime();
  } catch (error) {
    if (!(error instanceof StoreAway)) throw error;
    log.warn(
      { err: error },
      'The front ends of this start are published as soon as the store of files answers',
    );
    tryLater();
  }
  return async () => {
    ended = true;
    clearTimeout(timer);
    await trying;
  };
}
