import { isTemporary } from '@vetta/league/store/database-errors';
import { dueDeliveries } from '@vetta/office/channels/attempts';
import { lookForNews } from '@vetta/office/channels/look';
import { type Delivering, deliver } from '@vetta/outbound/channels/deliver';
import type { Logger } from 'pino';
import { sleep } from '../sleep.ts';

/** How many deliveries are under way at a time. A receiver that hangs takes one place for ten seconds. */
const MOST_AT_ONCE = 20;

interface Sending extends Delivering {
  readonly log: Logger;
  /** How long after its last beat the channels hear that a screen is lost, in minutes. */
  readonly lostMinutes: number;
  /** How often what is due is looked for, in milliseconds. */
  readonly every?: number;
  /** How often leaders and missing numbers are looked at, in milliseconds. */
  readonly newsEvery?: number;
  /** Only what has been due for so long is sent here, since others should have: in seconds. */
  readonly overdueBy?: number;
}

/**
 * Sends what is due to the channels, each delivery by itself, and looks for news. Several processes may do so: each attempt belongs
 * to one. Returns a function that stops this; it resolves when the attempts under way have ended.
 */
export function sendDeliveries({
  log,
  lostMinutes,
  every = 1_000,
  newsEvery = 20_000,
  overdueBy = 0,
  ...delivering
}: Sending): () => Promise<void> {
  const { database, clock } = delivering;
  const stop = new AbortController();
  const { signal } = stop;
  const underWay = new Map<string, Promise<void>>();
  let lookedAt = Number.NEGATIVE_INFINITY;
  const lostFor = Temporal.Duration.from({ minutes: lostMinutes });
  let listeningSince = clock();
  let isFailing = false;

  function start(id: string): void {
    const done = deliver(delivering, id)
      .then(() => {}, onFailure)
      .finally(() => underWay.delete(id));
    underWay.set(id, done);
  }

  function onFailure(err: unknown): void {
    // One line per outage of the database.
    if (!isFailing || !isTemporary(err))
      log.warn({ err }, 'The channels could not be told; this is tried again');
    isFailing = true;
  }

  async function look(): Promise<void> {
    if (performance.now() - lookedAt >= newsEvery) {
      lookedAt = performance.now();
      await lookForNews(database, { now: clock(), lostFor, listeningSince });
    }
    const room = MOST_AT_ONCE - underWay.size;
    if (room <= 0) return;
    const since = clock().subtract({ seconds: overdueBy });
    for (const id of await dueDeliveries(database, since, MOST_AT_ONCE))
      if (!underWay.has(id) && underWay.size < MOST_AT_ONCE) start(id);
    isFailing = false;
  }

  const running = (async () => {
    while (!signal.aborted) {
      await look().catch((error: unknown) => {
        // While the database is away, no beat is recorded.
        listeningSince = clock();
        onFailure(error);
      });
      await sleep(every, signal);
    }
    await Promise.all(underWay.values());
  })();
  return async () => {
    stop.abort();
    await running;
  };
}
