import { ScheduleClient } from '@temporalio/client';
import type { NativeConnection } from '@temporalio/worker';
import type { CloseActivities } from '@vetta/league/months/close';
import { reason } from '../reason.ts';
import type { Look } from '../report.ts';
import { keepSchedule, lookAtSchedule } from './schedule.ts';
import { closeWorker } from './worker.ts';

interface Parts {
  namespace: string;
  activities: CloseActivities;
  /** Reports what the schedule says until its signal ends it; never rejects. */
  report: (look: Look, signal: AbortSignal) => Promise<void>;
  stop: AbortSignal;
}

/** Works and reports over a connection until `stop`, then drains. Rejects when the worker cannot go on. */
export async function serve(
  connection: NativeConnection,
  { namespace, activities, report, stop }: Parts,
  ready: () => void,
): Promise<void> {
  const client = new ScheduleClient({ connection, namespace });
  await client.withDeadline(Date.now() + 10_000, () => keepSchedule(client));
  const worker = await closeWorker(connection, namespace, activities);
  ready();

  const failed = new AbortController();
  const look = () =>
    client
      .withDeadline(Date.now() + 5_000, () => lookAtSchedule(client))
      .catch((error: unknown) => {
        throw new Error(`Temporal does not answer, closes wait for it: ${reason(error)}`);
      });
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
