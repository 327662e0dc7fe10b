import { setTimeout as pause } from 'node:timers/promises';
import type { Day } from '@vetta/contract/values';
import { newestClosedDay } from '@vetta/league/closes/closed-days';
import type { ClosesAlert } from '@vetta/league/dashboard/alert-words';
import { noteAlert, sendDueAlert } from '@vetta/league/dashboard/close-alerts';
import { newestDayDue } from '@vetta/league/dashboard/scheduler-status';
import { openDatabase } from '@vetta/league/store/database';
import { isTemporary } from '@vetta/league/store/database-errors';
import type { Clock } from '@vetta/league/time/clock';
import { romeDay } from '@vetta/league/time/rome';
import pTimeout, { TimeoutError } from 'p-timeout';
import type { Logger } from 'pino';
import { byFormerName } from './alert-body.ts';
import { callWebhook } from './call-webhook.ts';

interface WatchOptions {
  readonly databaseUrl: string;
  /** Where alerts are sent (ALERT_URL). */
  readonly receiver: URL;
  readonly clock: Clock;
  readonly log: Logger;
  /** How often the closes are looked at, in milliseconds. At first after this time: a start closes the missed days. */
  readonly every?: number;
}

/** A database that takes longer counts as away. In milliseconds; longer than two calls of the receiver. */
const DATABASE_PATIENCE = 25_000;

/** Thrown when the receiver did not take an alert. */
class NotSent extends Error {}

/**
 * Looks at the closes every 30 s and calls the webhook when one is late or has stopped: once a day in all processes. While
 * the database is away at 00:15, each process calls it once. A receiver that is away is called again. Returns a function
 * that stops this. It has a connection of its own, so it delays no close.
 */
export function watchCloses({
  databaseUrl,
  receiver,
  clock,
  log,
  every = 30_000,
}: WatchOptions): () => Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  const open = () => openDatabase(databaseUrl, { max: 1 });
  let database = open();
  /** The newest day that was seen closed. */
  let closed: Day | null = null;
  /** The evenings of which this process sent an alert while the database was away. */
  const sentAlone = new Set<Day>();
  let receiverIsAway = false;

  async function send(alert: ClosesAlert): Promise<void> {
    const formerName = byFormerName(alert, receiver, romeDay(clock()));
    try {
      await callWebhook(receiver, alert);
      if (formerName) await callWebhook(receiver, formerName);
    } catch (cause) {
      throw new NotSent('The receiver of alerts (ALERT_URL) did not take an alert', { cause });
    }
    receiverIsAway = false;
    log.warn({ alert }, 'An alert about the close was sent');
  }

  async function look(): Promise<void> {
    for (const evening of sentAlone) {
      await noteAlert(database, evening);
      sentAlone.delete(evening);
    }
    await sendDueAlert(database, clock(), send);
    closed = await newestClosedDay(database);
  }

  async function alertWithoutDatabase(): Promise<void> {
    const evening = newestDayDue(clock());
    if (sentAlone.has(evening) || closed === null || closed >= evening) return;
    await send({ event: 'database-away', evening, day: evening, missedDays: 1, because: null });
    sentAlone.add(evening);
  }

  async function lookOnce(): Promise<void> {
    try {
      await pTimeout(look(), { milliseconds: DATABASE_PATIENCE });
    } catch (error) {
      if (!isTemporary(error) && !(error instanceof TimeoutError)) throw error;
      // A connection to a frozen server never answers: the next look takes a new one.
      database.destroy().catch(() => {});
      database = open();
      await alertWithoutDatabase();
    }
  }

  function logFailure(err: unknown): void {
    const isKnown = err instanceof NotSent && receiverIsAway;
    receiverIsAway = err instanceof NotSent;
    // One line per outage of the receiver, which is called every 30 s.
    if (!isKnown)
      log.error({ err }, err instanceof Error ? err.message : 'The closes could not be looked at');
  }

  const watching = (async () => {
    while (!signal.aborted) {
      // The timer rejects only when the signal aborts.
      await pause(every, undefined, { signal }).catch(() => {});
      if (!signal.aborted) await lookOnce().catch(logFailure);
    }
  })();
  return async () => {
    stop.abort();
    await watching;
    await database.destroy();
  };
}
