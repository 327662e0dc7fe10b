import {
  ScheduleAlreadyRunning,
  type ScheduleClient,
  ScheduleNotFoundError,
  type ScheduleOptions,
  type ScheduleOptionsStartWorkflowAction,
} from '@temporalio/client';
import type { SchedulerReport } from '@vetta/league/closes/scheduler-status';
import type { close } from './workflows.ts';

/** The same id in every installation: two installations on one server use different namespaces. */
export const scheduleId = 'vetta-close';
export const taskQueue = 'vetta';

const schedule = {
  scheduleId,
  spec: { calendars: [{ hour: 23, minute: 59 }], timezone: 'Europe/Rome' },
  // A late close delays the next one and is never replaced by it.
  policies: { overlap: 'BUFFER_ALL', catchupWindow: '30 days', pauseOnFailure: false },
  // The server appends the scheduled time to the workflow id of each run.
  action: { type: 'startWorkflow', workflowType: 'close', workflowId: scheduleId, taskQueue, args: [] },
} satisfies ScheduleOptions<ScheduleOptionsStartWorkflowAction<typeof close>>;

/**
 * Creates or updates the schedule. A paused schedule stays paused and keeps its note. Otherwise triggers a close of the
 * missed days. Throws if the server does not answer.
 */
export async function ensureSchedule(client: ScheduleClient): Promise<void> {
  const handle = client.getHandle(scheduleId);
  try {
    await client.create(schedule);
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
    await handle.update(({ state }) => ({ ...schedule, state }));
  }
  const { state } = await handle.describe();
  if (!state.paused) await triggerClose(client);
}

/** Closes the missed days now. At most one more close waits behind a running close, however many replicas call this. */
export async function triggerClose(client: ScheduleClient): Promise<void> {
  await client.getHandle(scheduleId).trigger('BUFFER_ONE');
}

/**
 * Returns the schedule's next run and whether it is paused. Creates the schedule again if it is missing: it was deleted, or
 * an in-memory server restarted. Throws if the server does not answer.
 */
export async function readSchedule(client: ScheduleClient): Promise<SchedulerReport> {
  const handle = client.getHandle(scheduleId);
  const { info, state } = await handle.describe().catch(async (error: unknown) => {
    if (!(error instanceof ScheduleNotFoundError)) throw error;
    await ensureSchedule(client);
    return handle.describe();
  });
  const [next] = info.nextActionTimes;
  return {
    runner: 'temporal',
    nextRun: next ? Temporal.Instant.fromEpochMilliseconds(next.getTime()) : null,
    paused: state.paused,
  };
}
