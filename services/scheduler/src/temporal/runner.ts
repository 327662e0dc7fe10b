import { setTimeout as pause } from 'node:timers/promises';
import { ScheduleClient } from '@temporalio/client';
import type { NativeConnection } from '@temporalio/worker';
import { closeActivities } from '@vetta/league/closes/close-activities';
import { takeClosingLock } from '@vetta/league/closes/closing-lock';
import type { Database } from '@vetta/league/store/database';
import type { Clock } from '@vetta/league/time/clock';
import type { Logger } from 'pino';
import { reportRegularly, rootCauseMessage, TemporalUnreachable } from '../report.ts';
import { retry } from '../retry.ts';
import type { RunSource } from '../run-source.ts';
import { aborted } from '../sleep.ts';
import { sumEvents } from '../sum-events.ts';
import type { TemporalAccess } from './access.ts';
import { connect } from './connect.ts';
import { type CloseWorker, createWorker } from './create-worker.ts';
import { ensureSchedule, readSchedule, triggerClose } from './schedule.ts';
import { logThrough } from './sdk-log.ts';
import { keepSourceSchedules } from './source-schedules.ts';

export interface TemporalRunner {
  /**
   * Whether the first attempt to connect succeeded. Pending until that attempt ends, which takes 30 seconds if a server never
   * answers.
   */
  connected: Promise<boolean>;
  /** Stops the worker and the reports. Resolves when both have ended. */
  stop(): Promise<void>;
}

/** How long the first report waits for the first attempt to connect: a start must not look like an outage. */
const FIRST_REPORT_MS = 5_000;

/** Maintains the schedule and runs a worker on a Temporal server. Reconnects whenever the connection fails. */
export function runOnTemporal(
  access: TemporalAccess,
  database: Database,
  clock: Clock,
  log: Logger,
  runSource?: RunSource,
): TemporalRunner {
  logThrough(log);
  const server = `Temporal at ${access.connection.address}`;
  const stop = new AbortController();
  const { signal } = stop;
  const activities = closeActivities(database, clock, takeClosingLock);
  const parts = { namespace: access.namespace, activities, database, sources: runSource && { runSource } };
  const keepSchedules = keepSourceSchedules(database);

  const { promise: connected, resolve: setConnected } = Promise.withResolvers<boolean>();
  const { promise: firstAttemptEnded, resolve: endFirstAttempt } = Promise.withResolvers<void>();
  let isOutage = false;
  /** Defined while a worker runs. */
  let schedules: ScheduleClient | undefined;
  async function runUntilDisconnected(): Promise<void> {
    const connection = await connect(access, signal);
    setConnected(connection !== undefined);
    if (!connection) return;
    try {
      await runWorker(connection, parts, signal, (ready) => {
        schedules = ready;
        endFirstAttempt();
        if (isOutage) log.info(`${server} is back: missed days are closed in order`);
        isOutage = false;
      });
    } finally {
      schedules = undefined;
      await connection.close();
    }
  }

  const running = retry(runUntilDisconnected, {
    signal,
    async onFailure(err) {
      setConnected(false);
      endFirstAttempt();
      // One warning per outage: it may last for days.
      const sentence = `Closes wait for ${server}, everything else works: ${rootCauseMessage(err)}`;
      if (!isOutage) log.warn(sentence);
      log.debug({ err }, sentence);
      isOutage = true;
      return 'again';
    },
  });

  let wasPaused = false;
  async function readState() {
    const client = schedules;
    if (!client) return 'not connected';
    return client
      .withDeadline(Date.now() + 5_000, async () => {
        const state = await readSchedule(client);
        // Temporal never runs what falls due during a pause.
        if (wasPaused && !state.paused) await triggerClose(client);
        if (runSource) await keepSchedules(client);
        wasPaused = state.paused;
        return state;
      })
      .catch((error: unknown) => {
        throw new TemporalUnreachable(
          `Temporal does not answer, closes wait for it: ${rootCauseMessage(error)}`,
        );
      });
  }
  const reporting = Promise.race([
    firstAttemptEnded,
    pause(FIRST_REPORT_MS, undefined, { signal }).catch(() => {}),
  ]).then(() => reportRegularly(database, readState, log, signal));
  const summing = sumEvents(database, { clock, log }, signal);
  return {
    connected,
    async stop() {
      stop.abort();
      await Promise.all([running, reporting, summing]);
    },
  };
}

/**
 * Creates or updates the schedule, then runs a worker until `stop` aborts. Calls `onReady` once the worker exists. Resolves
 * when the worker has drained; rejects when the schedule or the worker fails.
 */
async function runWorker(
  connection: NativeConnection,
  parts: CloseWorker,
  stop: AbortSignal,
  onReady: (schedules: ScheduleClient) => void,
): Promise<void> {
  const schedules = new ScheduleClient({ connection, namespace: parts.namespace });
  await schedules.withDeadline(Date.now() + 10_000, () => ensureSchedule(schedules));
  const worker = await createWorker(connection, parts, stop);
  onReady(schedules);
  await worker.runUntil(aborted(stop));
}
