import { setTimeout as pause } from 'node:timers/promises';
import { sendDueScreenAlert } from '@vetta/league/screens/lost-screens';
import { openDatabase } from '@vetta/league/store/database';
import type { Clock } from '@vetta/league/time/clock';
import pTimeout from 'p-timeout';
import type { Logger } from 'pino';
import { callWebhook } from './call-webhook.ts';

interface WatchOptions {
  readonly databaseUrl: string;
  /** Where alerts are sent (ALERT_URL). */
  readonly receiver: URL;
  readonly clock: Clock;
  readonly log: Logger;
  /** How long after its last beat a screen is reported (ALERT_SCREEN_MINUTES). */
  readonly minutes: number;
  /** How often the screens are looked at, in milliseconds. */
  readonly every?: number;
}

/** A database or a receiver that takes longer counts as away. In milliseconds. */
const PATIENCE = 20_000;

/** Thrown when the receiver did not take an alert. */
class NotSent extends Error {}

/**
 * Looks at the wall screens every 30 s and calls the webhook when some are lost in their office hours, and when they are back.
 * Returns a function that stops this.
 */
export function watchScreens({
  databaseUrl,
  receiver,
  clock,
  log,
  minutes,
  every = 30_000,
}: WatchOptions): () => Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  const open = () => openDatabase(databaseUrl, { max: 1 });
  const lostFor = Temporal.Duration.from({ minutes });
  let database = open();
  let listeningSince: Temporal.Instant | undefined;
  let isFailing = false;

  async function look(): Promise<void> {
    const now = clock();
    // While the database is away, no beat is recorded.
    listeningSince ??= now;
    const times = { now, lostFor, listeningSince };
    const looking = sendDueScreenAlert(database, times, async (alert) => {
      await callWebhook(receiver, alert).catch((cause: unknown) => {
        throw new NotSent('The receiver of alerts (ALERT_URL) did not take an alert about screens', {
          cause,
        });
      });
      log.warn({ alert }, 'An alert about wall screens was sent');
    });
    await pTimeout(looking, { milliseconds: PATIENCE });
    isFailing = false;
  }

  function onFailure(err: unknown): void {
    // One line per outage.
    if (!isFailing) log.error({ err }, 'The wall screens could not be looked at, or their alert not be sent');
    isFailing = true;
    if (err instanceof NotSent) return;
    listeningSince = undefined;
    // A connection to a frozen server never answers: the next look takes a new one.
    database.destroy().catch(() => {});
    database = open();
  }

  const watching = (async () => {
    while (!signal.aborted) {
      // The timer rejects only when the signal aborts.
      await pause(every, undefined, { signal }).catch(() => {});
      if (!signal.aborted) await look().catch(onFailure);
    }
  })();
  return async () => {
    stop.abort();
    await watching;
    await database.destroy();
  };
}
