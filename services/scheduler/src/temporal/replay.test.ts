import { readFile } from 'node:fs/promises';
// CommonJS: Node finds no names in it.
import proto from '@temporalio/proto';
import { Worker } from '@temporalio/worker';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { logThrough } from './sdk-log.ts';
import { workflowBundle } from './workflow-bundle.ts';

const { History } = proto.temporal.api.history.v1;

// A close of 24 to 26 October 2025, written down by testing/record-history.ts: to be recorded anew, after a look at
// what an update does to a close that is under way, when a close gets other steps.
const recorded = await readFile(new URL('./histories/close-of-three-days.bin', import.meta.url));

logThrough(pino({ level: 'silent' }));

async function replay(history: ReturnType<typeof History.decode>): Promise<void> {
  await Worker.runReplayHistory({ workflowBundle: await workflowBundle() }, history);
}

test('a close that was begun before an update of Vetta goes on after it', async () => {
  await replay(History.decode(recorded));
});

test('a step that has changed its place is noticed', async () => {
  const history = History.decode(recorded);
  for (const { activityTaskScheduledEventAttributes: scheduled } of history.events)
    if (scheduled?.activityType?.name === 'settleBonuses') scheduled.activityType.name = 'keepPositions';
  await expect(replay(history)).rejects.toThrow('settleBonuses');
});
