import {
  ScheduleAlreadyRunning,
  type ScheduleClient,
  ScheduleNotFoundError,
  type ScheduleOptions,
  type ScheduleOptionsStartWorkflowAction,
} from '@temporalio/client';
import type { SchedulerReport } from '@vetta/league/dashboard/scheduler-status';
import type { close } from './workflows.ts';

/** Two installations on one server are told apart by their namespaces. */
export const scheduleId = 'vetta-close';
export const taskQueue = 'vetta';

const schedule = {
  scheduleId,
  spec: { calendars: [{ hour: 23, minute: 59 }], timezone: 'Europe/Rome' },
  // A close that is late is followed by the next one, which never takes its place.
  policies: { overlap: 'BUFFER_ALL', catchupWindow: '30 days', pauseOnFailure: false },
  // The server appends the time a run was scheduled for to its id.
  action: { type: 'startWorkflow', workflowType: 'close', workflowId: scheduleId, taskQueue, args: [] },
} satisfies ScheduleOptions<ScheduleOptionsStartWorkflowAction<typeof close>>;

/**
 * Makes the schedule, or brings the one that is there up to date: a paused one stays paused, with its note. Then has
 * it close what was missed, unless it is paused.
 */
export async function keepSchedule(client: ScheduleClient): Promise<void> {
  const handle = client.getHandle(scheduleId);
  try {
    await client.create(schedule);
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
    await handle.update(({ state }) => ({ ...schedule, state }));
  }
  const { state } = await handle.describe();
  // Behind a close that is running at most one more has to wait, however many replicas start.
  if (!state.paused) await handle.trigger('BUFFER_ONE');
}

/** What the schedule itself says of its next run. One that was deleted, or lost with the server's memory, is made anew. */
export async function lookAtSchedule(client: ScheduleClient): Promise<SchedulerReport> {
  const handle = client.getHandle(scheduleId);
  const { info, state } = await handle.describe().catch(async (error: unknown) => {
    if (!(error instanceof ScheduleNotFoundError)) throw error;
    await keepSchedule(client);
    return handle.describe();
  });
  const [next] = info.nextActionTimes;
  return {
    runner: 'temporal',
    nextRun: next ? Temporal.Instant.fromEpochMilliseconds(next.getTime()) : null,
    paused: state.paused,
  };
}
