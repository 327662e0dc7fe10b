import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@vetta/league/store/database';
import { loggableError } from '@vetta/league/store/loggable-error';
import type { Clock } from '@vetta/league/time/clock';
import type { Logger } from 'pino';
import { runInProcess } from './in-process/runner.ts';
import type { RunSource } from './run-source.ts';
import { type TemporalSettings, temporalAccess } from './temporal/access.ts';

export interface SchedulerOptions {
  settings: {
    /** The Temporal server that closes the days. If undefined, this process closes them. */
    temporal: TemporalSettings | undefined;
    /** The start of this process's clock (CLOCK). If set, this process closes the days: Temporal keeps its own time. */
    clock: Temporal.Instant | undefined;
  };
  /** The caller owns it and closes it after the scheduler. */
  database: Database;
  clock: Clock;
  log: Logger;
  /** Fetches a source; undefined: none is. */
  runSource?: RunSource | undefined;
}

export interface Scheduler {
  /** One line for the operator: where days are closed, and why there. */
  description: string;
  /** Waits for the running step of a close, then stops. The next start resumes a close that was interrupted. */
  close(): Promise<void>;
}

/** How long the start waits for a connection to Temporal before it reports that there is none yet. */
const CONNECT_TIMEOUT_MS = 2_000;

/**
 * Starts the scheduler: it closes the missed days, then each day at 23:59 in Rome. It runs on Temporal if an address is set,
 * otherwise in this process. Resolves within seconds even if Temporal or the database cannot be reached; the scheduler then
 * connects in the background.
 */
export async function startScheduler({
  settings,
  database,
  clock,
  log: givenLog,
  runSource,
}: SchedulerOptions): Promise<Scheduler> {
  const log = givenLog.child({}, { serializers: { err: loggableError } });
  const inProcess = (why: string): Scheduler => ({
    description: `Days are closed at 23:59 (Europe/Rome) in this process: ${why}`,
    close: runInProcess(database, clock, log, runSource),
  });
  if (settings.clock) return inProcess('CLOCK is set, and Temporal keeps its own time');
  if (!settings.temporal) return inProcess('no address of a Temporal server is set');

  const { address, namespace } = settings.temporal;
  // Temporal's client is a sixth of a start's work: only what uses it loads it.
  const { runOnTemporal } = await import('./temporal/runner.ts');
  const runner = runOnTemporal(temporalAccess(settings.temporal), database, clock, log, runSource);
  const isConnected = await Promise.race([runner.connected, pause(CONNECT_TIMEOUT_MS, false)]);
  const description = `Days are closed at 23:59 (Europe/Rome) by Temporal at ${address}, namespace ${namespace}`;
  return {
    description: isConnected
      ? description
      : `${description}; not reachable yet: days wait and are closed when it is back`,
    close: runner.stop,
  };
}
