import { ScheduleClient } from '@temporalio/client';
import type { NativeConnection } from '@temporalio/worker';
import { aborted } from '../sleep.ts';
import { type CloseWorker, createWorker } from './create-worker.ts';
import { ensureSchedule } from './schedule.ts';

/**
 * Creates or updates the schedule, then runs a worker until `stop` aborts. Calls `onReady` once the worker exists. Resolves
 * when the worker has drained; rejects when the schedule or the worker fails.
 */
export async function runWorker(
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
