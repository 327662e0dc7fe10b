import { reportScheduler } from '@vetta/league/dashboard/scheduler-status';
import type { Database } from '@vetta/league/store/database';
import type { Logger } from 'pino';
import { sleep } from './until-it-works.ts';

export type SchedulerReport = Parameters<typeof reportScheduler>[1];

/** A quarter of the minute after which the dashboard calls a silent scheduler inactive. */
const every = 15_000;

/**
 * Tells the dashboard every 15 s what `look` sees, until `signal` ends it. While that fails nothing is reported, so
 * that the scheduler shows as inactive; the log says so once when it begins and once when it is over.
 */
export async function reportRegularly(
  database: Database,
  look: () => Promise<SchedulerReport>,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  let failing = false;
  while (!signal.aborted) {
    try {
      await reportScheduler(database, await look());
      if (failing) log.info('The scheduler is active again');
      failing = false;
    } catch (error) {
      if (!failing && !signal.aborted)
        log.warn({ err: error }, 'The scheduler cannot report that it is active');
      failing = true;
    }
    await sleep(every, signal);
  }
}
