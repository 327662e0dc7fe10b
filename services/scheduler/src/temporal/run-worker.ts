import { ScheduleClient } from '@temporalio/client';
import type { NativeConnection } from '@temporalio/worker';
import type { CloseActivities } from '@vetta/league/closes/close';
import type { ReadState } from '../report.ts';
import { rootCauseMessage } from '../root-cause-message.ts';
import { createWorker } from './create-worker.ts';
import { ensureSchedule, readSchedule } from './schedule.ts';

interface WorkerParts {
  namespace: string;
  activities: CloseActivities;
  /** Reports the state that it reads until the signal aborts. Never rejects. */
  report: (readState: ReadState, signal: AbortSignal) => Promise<void>;
  stop: AbortSignal;
}

/**
 * Creates or updates the schedule, then runs a worker and reports the schedule's state until `stop` aborts. Calls `onReady`
 * once the worker exists. Resolves when the worker has drained; rejects when the schedule or the worker fails.
 */
export async function runWorker(
  connection: NativeConnection,
  { namespace, activities, report, stop }: WorkerParts,
  onReady: () => void,
): Promise<void> {
  const client = new ScheduleClient({ connection, namespace });
  await client.withDeadline(Date.now() + 10_000, () => ensureSchedule(client));
  const worker = await createWorker(connection, namespace, activities);
  onReady();

  const failed = new AbortController();
  const readState = () =>
    client
      .withDeadline(Date.now() + 5_000, () => readSchedule(client))
      .catch((error: unknown) => {
        throw new Error(`Temporal does not answer, closes wait for it: ${rootCauseMessage(error)}`);
      });
  await Promise.all([
    worker.run().catch((error: unknown) => {
      failed.abort();
      throw error;
    }),
    report(readState, AbortSignal.any([stop, failed.signal])).then(() => {
      if (worker.getState() === 'RUNNING') worker.shutdown();
    }),
  ]);
}
