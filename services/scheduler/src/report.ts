import { reportScheduler, type SchedulerReport } from '@vetta/league/dashboard/scheduler-status';
import type { Database } from '@vetta/league/store/database';
import type { Logger } from 'pino';
import { rootCauseMessage } from './root-cause-message.ts';
import { sleep } from './sleep.ts';

/** Returns the scheduler's current state. Rejects while the state cannot be read. */
export type ReadState = () => Promise<SchedulerReport>;

/** Four reports a minute: the dashboard shows a scheduler without a report for a minute as inactive. */
const interval = 15_000;
/** Shorter, so that a recovery shows soon. */
const intervalWhileFailing = 3_000;

/**
 * Stores the scheduler's state for the dashboard every 15 s, until `signal` aborts. A state that cannot be read or stored
 * is not reported, so the scheduler shows as inactive; the log has one line when this begins and one when it ends.
 */
export async function reportRegularly(
  database: Database,
  readState: ReadState,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  let failing = false;
  while (!signal.aborted) {
    try {
      await reportScheduler(database, await readState());
      if (failing) log.info('The scheduler is active again');
      failing = false;
    } catch (error) {
      if (!failing && !signal.aborted)
        log.warn({ err: error }, `The scheduler shows as inactive: ${rootCauseMessage(error)}`);
      failing = true;
    }
    await sleep(failing ? intervalWhileFailing : interval, signal);
  }
}
