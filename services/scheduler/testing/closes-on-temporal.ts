import type { Client } from '@temporalio/client';
import { closeInstant } from '@vetta/league/time/rome';
import { sleep } from '../src/sleep.ts';
import { scheduleId, taskQueue } from '../src/temporal/schedule.ts';
import type { close } from '../src/temporal/workflows.ts';

/** Creates a paused schedule that runs one close, that of a past day. Returns the workflow id of this close. */
export async function scheduleOneClose(client: Client, day: string): Promise<string> {
  const evening = closeInstant(day);
  const at = new Date(evening.epochMilliseconds);
  await client.schedule.create({
    scheduleId,
    spec: { calendars: [{ hour: 23, minute: 59 }], timezone: 'Europe/Rome' },
    action: { type: 'startWorkflow', workflowType: 'close', workflowId: scheduleId, taskQueue },
    state: { paused: true, backfill: [{ start: new Date(at.getTime() - 1_000), end: at }] },
  });
  return `${scheduleId}-${evening}`;
}

/**
 * Waits until at least `count` closes have started in a namespace and all have ended. Returns the days that each closed,
 * oldest close first. Throws after a minute.
 */
export async function finishedCloses(client: Client, count: number): Promise<string[][]> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const runs = await Array.fromAsync(client.workflow.list({ query: 'WorkflowType = "close"' }));
    if (runs.length >= count && runs.every(({ status }) => status.name === 'COMPLETED')) {
      runs.sort((a, b) => a.startTime.getTime() - b.startTime.getTime());
      return Promise.all(runs.map((run) => client.workflow.result<typeof close>(run.workflowId, run.runId)));
    }
    if (Date.now() > deadline)
      throw new Error(
        `After a minute: ${runs.map(({ workflowId, status }) => `${workflowId} ${status.name}`)}`,
      );
    await sleep(100, AbortSignal.timeout(10_000));
  }
}
