import { closeActivities } from '@vetta/league/closes/close-activities';
import { reportingFailures } from '@vetta/league/dashboard/failing-close';
import type { Database } from '@vetta/league/store/database';
import type { Clock } from '@vetta/league/time/clock';
import type { Logger } from 'pino';
import { type ReadState, reportRegularly } from '../report.ts';
import { retry } from '../retry.ts';
import { rootCauseMessage } from '../root-cause-message.ts';
import type { TemporalAccess } from './access.ts';
import { connect } from './connect.ts';
import { runWorker } from './run-worker.ts';
import { logThrough } from './sdk-log.ts';

export interface TemporalRunner {
  /** Whether the first attempt to connect succeeded. Pending until that attempt ends, which may take long. */
  connected: Promise<boolean>;
  /** Stops the worker and the reports. Resolves when both have ended. */
  stop(): Promise<void>;
}

/** Maintains the schedule and runs a worker on a Temporal server. Reconnects whenever the connection fails. */
export function runOnTemporal(
  access: TemporalAccess,
  database: Database,
  clock: Clock,
  log: Logger,
): TemporalRunner {
  logThrough(log);
  const server = `Temporal at ${access.connection.address}`;
  const stop = new AbortController();
  const parts = {
    namespace: access.namespace,
    activities: reportingFailures(database, closeActivities(database, clock)),
    report: (readState: ReadState, signal: AbortSignal) => reportRegularly(database, readState, log, signal),
    stop: stop.signal,
  };

  const { promise: connected, resolve: setConnected } = Promise.withResolvers<boolean>();
  let disconnected = false;
  async function runUntilDisconnected(): Promise<void> {
    const connection = await connect(access, stop.signal);
    setConnected(connection !== undefined);
    if (!connection) return;
    try {
      await runWorker(connection, parts, () => {
        if (disconnected) log.info(`${server} is back: missed days are closed in order`);
        disconnected = false;
      });
    } finally {
      await connection.close();
    }
  }

  const running = retry(runUntilDisconnected, {
    signal: stop.signal,
    onFailure: (err) => {
      setConnected(false);
      // One warning per outage: it may last for days.
      log[disconnected ? 'debug' : 'warn'](
        { err },
        `Closes wait for ${server}, all else works: ${rootCauseMessage(err)}`,
      );
      disconnected = true;
    },
  });
  return {
    connected,
    async stop() {
      stop.abort();
      await running;
    },
  };
}
