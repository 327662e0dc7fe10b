import { expect, test } from 'vitest';
import { serialize } from './serialize.ts';

/** Work whose runs the test ends, and the runs so far. */
function gatedWork() {
  const gates: PromiseWithResolvers<void>[] = [];
  const call = serialize(() => {
    const gate = Promise.withResolvers<void>();
    gates.push(gate);
    return gate.promise;
  });
  return { gates, call };
}

test('calls during a run share the next run, which begins after them', async () => {
  const { gates, call } = gatedWork();
  const first = call();
  const later = [call(), call()];
  expect(gates).toHaveLength(1);
  gates[0]?.resolve();
  await first;
  await expect.poll(() => gates.length).toBe(2);
  gates[1]?.resolve();
  await Promise.all(later);
  expect(gates).toHaveLength(2);
});

test("a run that fails rejects its callers' promises, and the next run begins all the same", async () => {
  const { gates, call } = gatedWork();
  const first = call();
  const second = call();
  gates[0]?.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await expect.poll(() => gates.length).toBe(2);
  gates[1]?.resolve();
  await expect(second).resolves.toBeUndefined();
});
