import { closeUpTo } from '@vetta/league/months/close';
import { closeActivities } from '@vetta/league/months/close-activities';
import type { Database } from '@vetta/league/store/database';
import type { Clock } from '@vetta/league/time/clock';
import { newestDayOver } from '@vetta/league/time/rome';
import type { Logger } from 'pino';
import { reportRegularly } from '../report.ts';
import { sleep, untilItWorks } from '../until-it-works.ts';
import { nextClose } from './next-close.ts';

/**
 * Closes the missed days now and each day at its 23:59, by the given clock, one after another. Answers how to stop.
 */
export function runInProcess(database: Database, clock: Clock, log: Logger): () => Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  const activities = closeActivities(database, clock);
  let nextRun = nextClose(clock());

  async function closeFor(scheduled: Temporal.Instant): Promise<void> {
    const day = newestDayOver(scheduled);
    await untilItWorks(
      async () => {
        const closed = await closeUpTo(activities, day);
        if (closed.length > 0) log.info({ closed }, 'Days closed');
      },
      {
        signal,
        failed: (err, pauseMs) =>
          log.warn({ err, day }, `The close of ${day} failed, and is tried again in ${pauseMs / 1_000} s`),
      },
    );
  }

  async function closeDayAfterDay(): Promise<void> {
    await closeFor(clock());
    while (await hasCome(nextRun, clock, signal)) {
      // Its day follows from the time it was scheduled for: a machine that slept for days closes each as the day it was.
      await closeFor(nextRun);
      nextRun = nextClose(nextRun);
    }
  }

  const look = async () => ({ runner: 'in-process' as const, nextRun, paused: false });
  const running = Promise.all([closeDayAfterDay(), reportRegularly(database, look, log, signal)]);
  return async () => {
    stop.abort();
    await running;
  };
}

/** Waits until the clock reads `instant` (true), or for the signal (false). */
async function hasCome(instant: Temporal.Instant, clock: Clock, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    const wait = instant.epochMilliseconds - clock().epochMilliseconds;
    if (wait <= 0) return true;
    // A timer stands still while a laptop sleeps: look at the clock at least once a minute.
    await sleep(Math.min(wait, 60_000), signal);
  }
  return false;
}
