import {
  reportScheduler,
  reportTemporalUnreachable,
  type SchedulerReport,
} from '@vetta/league/closes/scheduler-status';
import type { Database } from '@vetta/league/store/database';
import { loggableError } from '@vetta/league/store/loggable-error';
import type { Logger } from 'pino';
import { sleep } from './sleep.ts';

/** Thrown by a {@link ReadState} whose Temporal server does not answer any more. */
export class TemporalUnreachable extends Error {
  override name = 'TemporalUnreachable';
}

/** Returns the scheduler's current state; `not connected` until Temporal, which has it, is reached. Rejects if it cannot be read. */
export type ReadState = () => Promise<SchedulerReport | 'not connected'>;

/** Four reports a minute: the dashboard shows a scheduler without a report for a minute as inactive. */
const interval = 15_000;
/** Shorter, so that a recovery shows soon. */
const intervalWhileFailing = 3_000;

/**
 * Stores the scheduler's state for the dashboard, now and every 15 s until `signal` aborts. While Temporal is away, that is
 * stored instead. While the database is away nothing is, so the scheduler shows as inactive; the log has one line when this
 * begins and one when it ends.
 */
export async function reportRegularly(
  database: Database,
  readState: ReadState,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  let failing = false;
  while (!signal.aborted) {
    let isActive = true;
    try {
      const state = await readState();
      isActive = state !== 'not connected';
      await (state === 'not connected'
        ? reportTemporalUnreachable(database)
        : reportScheduler(database, state));
      if (failing) log.info('The scheduler is active again');
      failing = false;
    } catch (error) {
      if (error instanceof TemporalUnreachable) await reportTemporalUnreachable(database).catch(() => {});
      if (!failing && !signal.aborted)
        log.warn({ err: error }, `The scheduler shows as inactive: ${rootCauseMessage(error)}`);
      failing = true;
    }
    await sleep(failing || !isActive ? intervalWhileFailing : interval, signal);
  }
}

/** Returns the message of an error's innermost cause, for one line of the log. */
export function rootCauseMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? rootCauseMessage(error.cause) : loggableError(error).message;
}
