import { setTimeout as pause } from 'node:timers/promises';
import { sendDueSourceAlert } from '@vetta/league/sources/source-problems';
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
  /** How often the sources are looked at, in milliseconds. */
  readonly every?: number;
}

/** A database or a receiver that takes longer counts as away. In milliseconds. */
const PATIENCE = 20_000;

/** Calls the webhook once for each problem of a source, looking every 30 s. Returns a function that stops this. */
export function watchSources({
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
  let isFailing = false;

  async function look(): Promise<void> {
    const looking = sendDueSourceAlert(database, clock(), async (alert) => {
      await callWebhook(receiver, alert);
      log.warn({ source: alert.source }, 'An alert about a source was sent');
    });
    await pTimeout(looking, { milliseconds: PATIENCE });
    isFailing = false;
  }

  function onFailure(err: unknown): void {
    // One line per outage.
    if (!isFailing) log.error({ err }, 'The sources could not be looked at, or their alert not be sent');
    isFailing = true;
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
