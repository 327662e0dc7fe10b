import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@vetta/league/store/database';
import type { Clock } from '@vetta/league/time/clock';
import type { Logger } from 'pino';
import { runInProcess } from './in-process/runner.ts';
import { type TemporalSettings, temporalAccess } from './temporal/access.ts';
import { runOnTemporal } from './temporal/runner.ts';

export interface SchedulerParts {
  settings: {
    /** The Temporal server that closes the days; undefined: this process closes them. */
    temporal: TemporalSettings | undefined;
    /** Where CLOCK starts this process's clock. Temporal keeps its own time, so this process closes the days. */
    clock: Temporal.Instant | undefined;
  };
  /** Stays the caller's: close the scheduler before it. */
  database: Database;
  clock: Clock;
  log: Logger;
}

export interface Scheduler {
  /** Who closes the days, and why it was chosen: one line for the operator. */
  how: string;
  /** Lets a running close end its step, then stops. A close that was cut off is taken up at the next start. */
  close(): Promise<void>;
}

/** How many milliseconds the start waits, at most, to say whether Temporal is there. */
const PATIENCE = 2_000;

/**
 * Closes each day at 23:59 in Rome, and the missed ones before it: on Temporal where an address of one is set, else
 * in this process. Ready within seconds, also while Temporal or the database is away: both are waited for in the background.
 */
export async function startScheduler({ settings, database, clock, log }: SchedulerParts): Promise<Scheduler> {
  const inProcess = (why: string): Scheduler => ({
    how: `Days are closed at 23:59 (Europe/Rome) in this process: ${why}`,
    close: runInProcess(database, clock, log),
  });
  if (settings.clock) return inProcess('CLOCK is set, and Temporal keeps its own time');
  if (!settings.temporal) return inProcess('no address of a Temporal server is set');

  const { address, namespace } = settings.temporal;
  const runner = runOnTemporal(temporalAccess(settings.temporal), database, clock, log);
  const isReached = await Promise.race([runner.reached, pause(PATIENCE, false)]);
  const how = `Days are closed at 23:59 (Europe/Rome) by Temporal at ${address}, namespace ${namespace}`;
  return {
    how: isReached ? how : `${how}; not reachable yet: days wait and are closed when it is back`,
    close: runner.stop,
  };
}
