import { reportScheduler, type SchedulerReport } from '@vetta/league/dashboard/scheduler-status';
import type { Database } from '@vetta/league/store/database';
import type { Logger } from 'pino';
import { reason } from './reason.ts';
import { sleep } from './until-it-works.ts';

/** Looks at what there is to report. */
export type Look = () => Promise<SchedulerReport>;

/** A quarter of the minute after which the dashboard calls a silent scheduler inactive. */
const every = 15_000;
/** Sooner, so that what is back soon shows so. */
const whileFailing = 3_000;

/**
 * Tells the dashboard every 15 s what `look` sees, until `signal` ends it. While that fails nothing is reported, so
 * that the scheduler shows as inactive; the log says so once when it begins and once when it is over.
 */
export async function reportRegularly(
  database: Database,
  look: Look,
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
        log.warn({ err: error }, `The scheduler shows as inactive: ${reason(error)}`);
      failing = true;
    }
    await sleep(failing ? whileFailing : every, signal);
  }
}
