import { readFile } from 'node:fs/promises';
// A CommonJS package whose names Node cannot import directly.
import proto from '@temporalio/proto';
import { Worker } from '@temporalio/worker';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { logThrough } from './sdk-log.ts';
import { workflowBundle } from './workflow-bundle.ts';

const { History } = proto.temporal.api.history.v1;

// The history of a close of 24 to 26 October 2025, recorded by testing/record-history.ts. When the steps of a close change,
// first check what the update does to a running close, then record the history again.
const recorded = await readFile(new URL('./histories/close-of-three-days.bin', import.meta.url));

logThrough(pino({ level: 'silent' }));

async function replay(history: ReturnType<typeof History.decode>): Promise<void> {
  await Worker.runReplayHistory({ workflowBundle: await workflowBundle() }, history);
}

test('a close that began before an update of Vetta continues after it', async () => {
  await replay(History.decode(recorded));
});

test('a change in the order of the steps fails the replay', async () => {
  const history = History.decode(recorded);
  for (const { activityTaskScheduledEventAttributes: scheduled } of history.events)
    if (scheduled?.activityType?.name === 'settleBonuses') scheduled.activityType.name = 'keepPositions';
  await expect(replay(history)).rejects.toThrow('settleBonuses');
});
