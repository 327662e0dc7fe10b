import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
// A CommonJS package whose names Node cannot import directly.
import proto from '@temporalio/proto';
import { bundleWorkflowCode, Runtime, Worker } from '@temporalio/worker';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { logThrough } from './sdk-log.ts';
import { workflowBundle } from './workflow-bundle.ts';

const { History } = proto.temporal.api.history.v1;

// Closes of 24 to 26 October 2025, one recorded with each version of the workflow (testing/record-history.ts). A history stays
// here as long as a close of that version may be under way: until the release after the one that replaced it.
const folder = new URL('./histories/', import.meta.url);
const names = await readdir(folder);
const recorded = async (name: string) => History.decode(await readFile(new URL(name, folder)));

logThrough(pino({ level: 'silent' }));

test('there is a history of every version of the workflow', () => {
  expect(names.toSorted()).toEqual(['close-of-three-days.bin', 'cut-off.bin', 'day-in-memo.bin']);
});

test.each(names)('the history %s continues after an update to this version', async (name) => {
  await Worker.runReplayHistory({ workflowBundle: await workflowBundle() }, await recorded(name));
});

test('a workflow that has another order of steps fails the replay', async () => {
  const reordered = await bundleWorkflowCode({
    workflowsPath: fileURLToPath(new URL('../../testing/reordered-close.ts', import.meta.url)),
    logger: Runtime.instance().logger,
  });
  await expect(
    Worker.runReplayHistory({ workflowBundle: reordered }, await recorded('day-in-memo.bin')),
  ).rejects.toThrow(/Nondeterminism.*settleBonuses/s);
});
