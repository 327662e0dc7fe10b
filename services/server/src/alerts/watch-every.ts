import { setTimeout as pause } from 'node:timers/promises';
import { type Database, openDatabase } from '@vetta/league/store/database';
import type { Clock } from '@vetta/league/time/clock';
import pTimeout from 'p-timeout';
import type { Logger } from 'pino';

/** What every watch is given. */
export interface WatchOptions {
  readonly databaseUrl: string;
  /** Where alerts are sent (ALERT_URL). */
  readonly receiver: URL;
  readonly clock: Clock;
  readonly log: Logger;
  /** How often it looks, in milliseconds; 30 s unless said. */
  readonly every?: number;
}

interface Watch extends Pick<WatchOptions, 'databaseUrl' | 'every'> {
  /** A database or a receiver that takes longer counts as away. In milliseconds. */
  readonly patience: number;
  readonly look: (database: Database) => Promise<void>;
  /**
   * Called when a look failed or took too long; must not reject. `renew` gives the next look a new connection: one to a frozen
   * server never answers.
   */
  readonly onFailure: (error: unknown, renew: () => void) => void | Promise<void>;
}

/**
 * Looks again and again, at first after `every`, with a connection of its own, so that it delays nothing else. Returns a function
 * that stops this.
 */
export function watchEvery({
  databaseUrl,
  every = 30_000,
  patience,
  look,
  onFailure,
}: Watch): () => Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  const open = () => openDatabase(databaseUrl, { max: 1 });
  let database = open();
  const renew = () => {
    database.destroy().catch(() => {});
    database = open();
  };
  const watching = (async () => {
    while (!signal.aborted) {
      // The timer rejects only when the signal aborts.
      await pause(every, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      try {
        await pTimeout(look(database), { milliseconds: patience });
      } catch (error) {
        await onFailure(error, renew);
      }
    }
  })();
  return async () => {
    stop.abort();
    await watching;
    await database.destroy();
  };
}
