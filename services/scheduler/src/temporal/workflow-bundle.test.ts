import { expect, test } from 'vitest';
import { workflowBundle } from './workflow-bundle.ts';

test('a stop does not wait until the workflows are bundled, and the next worker bundles them again', async () => {
  const stop = new AbortController();
  const stopped = workflowBundle(stop.signal);
  stop.abort();
  await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
  expect((await workflowBundle()).code).toContain('close');
});
