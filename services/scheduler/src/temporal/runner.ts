import { ScheduleClient } from '@temporalio/client';
import type { NativeConnection } from '@temporalio/worker';
import type { CloseActivities } from '@vetta/league/month/close';
import { closeActivities } from '@vetta/league/month/close-activities';
import type { Database } from '@vetta/league/store/database';
import type { Clock } from '@vetta/league/time/clock';
import type { Logger } from 'pino';
import { reportRegularly, type SchedulerReport } from '../report.ts';
import { untilItWorks } from '../until-it-works.ts';
import type { TemporalAccess } from './access.ts';
import { connect } from './connect.ts';
import { keepSchedule, lookAtSchedule } from './schedule.ts';
import { logThrough } from './sdk-log.ts';
import { closeWorker } from './worker.ts';

/** Keeps the schedule and a worker on a Temporal server, waiting for one that is away. Answers how to stop. */
export function runOnTemporal(
  access: TemporalAccess,
  database: Database,
  clock: Clock,
  log: Logger,
): () => Promise<void> {
  logThrough(log);
  const { address } = access.connection;
  const activities = closeActivities(database, clock);
  const stop = new AbortController();
  const report = (look: () => Promise<SchedulerReport>, signal: AbortSignal) =>
    reportRegularly(database, look, log, signal);

  let away = false;
  async function serveOnce(): Promise<void> {
    const connection = await connect(access, stop.signal);
    if (!connection) return;
    try {
      const serving = await prepare(connection, access.namespace, activities);
      if (away) log.info(`Temporal at ${address} is back: missed days are closed in order`);
      away = false;
      await serve(serving, report, stop.signal);
    } finally {
      await connection.close();
    }
  }

  const running = untilItWorks(serveOnce, {
    signal: stop.signal,
    failed: (err) => {
      const level = away ? 'debug' : 'warn';
      log[level]({ err }, `Temporal at ${address} does not answer: closes wait for it, all else works`);
      away = true;
    },
  });
  return async () => {
    stop.abort();
    await running;
  };
}

type Serving = Awaited<ReturnType<typeof prepare>>;

async function prepare(connection: NativeConnection, namespace: string, activities: CloseActivities) {
  const worker = await closeWorker(connection, namespace, activities);
  const client = new ScheduleClient({ connection, namespace });
  await client.withDeadline(Date.now() + 10_000, () => keepSchedule(client));
  return { worker, client };
}

/** Works and reports until `stop`, then drains. Rejects when the worker cannot go on. */
async function serve(
  { worker, client }: Serving,
  report: (look: () => Promise<SchedulerReport>, signal: AbortSignal) => Promise<void>,
  stop: AbortSignal,
): Promise<void> {
  const failed = new AbortController();
  const look = () => client.withDeadline(Date.now() + 5_000, () => lookAtSchedule(client));
  await Promise.all([
    worker.run().catch((error: unknown) => {
      failed.abort();
      throw error;
    }),
    report(look, AbortSignal.any([stop, failed.signal])).then(() => {
      if (worker.getState() === 'RUNNING') worker.shutdown();
    }),
  ]);
}
