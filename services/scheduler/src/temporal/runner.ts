import { closeActivities } from '@vetta/league/months/close-activities';
import type { Database } from '@vetta/league/store/database';
import type { Clock } from '@vetta/league/time/clock';
import type { Logger } from 'pino';
import { reason } from '../reason.ts';
import { type Look, reportRegularly } from '../report.ts';
import { untilItWorks } from '../until-it-works.ts';
import type { TemporalAccess } from './access.ts';
import { connect } from './connect.ts';
import { logThrough } from './sdk-log.ts';
import { serve } from './serve.ts';

export interface TemporalRunner {
  /** Whether the server was reached at the first attempt. Unknown until that ends, which may take long. */
  reached: Promise<boolean>;
  stop(): Promise<void>;
}

/** Keeps the schedule and a worker on a Temporal server, waiting for one that is away. */
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
    activities: closeActivities(database, clock),
    report: (look: Look, signal: AbortSignal) => reportRegularly(database, look, log, signal),
    stop: stop.signal,
  };

  const { promise: reached, resolve: tellReached } = Promise.withResolvers<boolean>();
  let away = false;
  async function serveOneConnection(): Promise<void> {
    const connection = await connect(access, stop.signal);
    tellReached(connection !== undefined);
    if (!connection) return;
    try {
      await serve(connection, parts, () => {
        if (away) log.info(`${server} is back: missed days are closed in order`);
        away = false;
      });
    } finally {
      await connection.close();
    }
  }

  const running = untilItWorks(serveOneConnection, {
    signal: stop.signal,
    failed: (err) => {
      tellReached(false);
      // Told once: it may be away for days.
      log[away ? 'debug' : 'warn']({ err }, `Closes wait for ${server}, all else works: ${reason(err)}`);
      away = true;
    },
  });
  return {
    reached,
    async stop() {
      stop.abort();
      await running;
    },
  };
}
