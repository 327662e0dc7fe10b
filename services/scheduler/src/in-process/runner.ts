import { aroundEachStep } from '@vetta/league/closes/around-each-step';
import { closeUpTo } from '@vetta/league/closes/close';
import { closeActivities } from '@vetta/league/closes/close-activities';
import { AnotherProcessCloses, closingAlone } from '@vetta/league/closes/closing-lock';
import type { Database } from '@vetta/league/store/database';
import type { Clock } from '@vetta/league/time/clock';
import { newestDayOver } from '@vetta/league/time/rome';
import { noteFailedStep } from '@vetta/office/dashboard/failing-close';
import type { Logger } from 'pino';
import { isDefect, MAX_DEFECT_ATTEMPTS } from '../defects.ts';
import { reportRegularly } from '../report.ts';
import { retry } from '../retry.ts';
import type { RunSource } from '../run-source.ts';
import { sleep } from '../sleep.ts';
import { sumEvents } from '../sum-events.ts';
import { nextClose } from './next-close.ts';
import { fetchSources } from './source-runner.ts';

/**
 * Closes the missed days now, then each day at 23:59 of the given clock, one at a time and never beside another process that
 * does. Returns a function that stops this; it resolves when the running close has ended or failed.
 */
export function runInProcess(
  database: Database,
  clock: Clock,
  log: Logger,
  runSource?: RunSource,
): () => Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  const activities = closeActivities(database, clock);
  let nextRun = nextClose(clock());

  async function closeFor(scheduled: Temporal.Instant): Promise<void> {
    const upTo = newestDayOver(scheduled);
    let running = upTo;
    let defects = 0;
    const attempt = () =>
      closingAlone(database, async (stillAlone) => {
        const steps = aroundEachStep(activities, async (day, run) => {
          await stillAlone();
          running = day;
          return run();
        });
        const closed = await closeUpTo(steps, upTo);
        if (closed.length > 0) log.info({ closed }, 'Days closed');
      });

    await retry(attempt, {
      signal,
      async onFailure(err, pauseMs) {
        const again = `is tried again in ${pauseMs / 1_000} s`;
        if (err instanceof AnotherProcessCloses) {
          log.debug(`Another process closes days: the close of ${upTo} ${again}`);
          return 'again';
        }
        if (isDefect(err)) defects += 1;
        const stopped = defects === MAX_DEFECT_ATTEMPTS;
        await noteFailedStep(database, { day: running, error: err, stopped });
        if (!stopped) {
          log.warn({ err, day: upTo }, `The close of ${upTo} failed, and ${again}`);
          return 'again';
        }
        log.error(
          { err, day: running },
          `The close of ${running} is stopped: each of ${defects} attempts failed`,
        );
        return 'give up';
      },
    });
  }

  async function closeEveryDay(): Promise<void> {
    await closeFor(clock());
    while (await waitUntil(nextRun, clock, signal)) {
      // The scheduled time decides the day: a machine that slept for days still closes each day separately.
      await closeFor(nextRun);
      nextRun = nextClose(nextRun);
    }
  }

  const readState = async () => ({ runner: 'in-process' as const, nextRun, paused: false });
  const running = Promise.all([
    closeEveryDay(),
    reportRegularly(database, readState, log, signal),
    runSource && fetchSources(database, { clock, log, run: runSource }, signal),
    sumEvents(database, { clock, log }, signal),
  ]);
  return async () => {
    stop.abort();
    await running;
  };
}

/** Resolves with true when the clock reaches `instant`, or with false when `signal` aborts. */
async function waitUntil(instant: Temporal.Instant, clock: Clock, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    const wait = instant.epochMilliseconds - clock().epochMilliseconds;
    if (wait <= 0) return true;
    // Timers stop while a laptop sleeps, so the clock is read at least once a minute.
    await sleep(Math.min(wait, 60_000), signal);
  }
  return false;
}
