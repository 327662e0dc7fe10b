import type { Client } from '@temporalio/client';
import { sleep } from '../src/sleep.ts';
import type { close } from '../src/temporal/workflows.ts';

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
