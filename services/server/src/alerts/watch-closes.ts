import type { Day } from '@vetta/contract/values';
import { newestClosedDay } from '@vetta/league/closes/closed-days';
import type { ClosesAlert } from '@vetta/league/dashboard/alert-words';
import { noteAlert, sendDueAlert } from '@vetta/league/dashboard/close-alerts';
import { newestDayDue } from '@vetta/league/dashboard/scheduler-status';
import type { Database } from '@vetta/league/store/database';
import { isTemporary } from '@vetta/league/store/database-errors';
import { romeDay } from '@vetta/league/time/rome';
import { TimeoutError } from 'p-timeout';
import { byFormerName } from './alert-body.ts';
import { callWebhook } from './call-webhook.ts';
import { type WatchOptions, watchEvery } from './watch-every.ts';

/** Longer than two calls of the receiver. */
const PATIENCE = 25_000;

/** Thrown when the receiver did not take an alert. */
class NotSent extends Error {}

/**
 * Calls the webhook when a close is late or has stopped: once a day in all processes. While the database is away at 00:15, each
 * process calls it once. A receiver that is away is called again. Returns a function that stops this. It looks at first after
 * `every`: a start closes the missed days.
 */
export function watchCloses({ receiver, clock, log, ...watched }: WatchOptions): () => Promise<void> {
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

  async function look(database: Database): Promise<void> {
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

  function logFailure(err: unknown): void {
    const isKnown = err instanceof NotSent && receiverIsAway;
    receiverIsAway = err instanceof NotSent;
    // One line per outage of the receiver, which is called every 30 s.
    if (!isKnown)
      log.error({ err }, err instanceof Error ? err.message : 'The closes could not be looked at');
  }

  return watchEvery({
    ...watched,
    patience: PATIENCE,
    look,
    async onFailure(error, renew) {
      if (!isTemporary(error) && !(error instanceof TimeoutError)) return logFailure(error);
      renew();
      await alertWithoutDatabase().catch(logFailure);
    },
  });
}
