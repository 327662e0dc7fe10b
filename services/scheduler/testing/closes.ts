import type { Client } from '@temporalio/client';
import type { close } from '../src/temporal/workflows.ts';
import { sleep } from '../src/until-it-works.ts';

/** Waits until a namespace has had so many closes and none is running; answers what each closed, oldest first. */
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
