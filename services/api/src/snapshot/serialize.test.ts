import { expect, test } from 'vitest';
import { serialize } from './serialize.ts';

/** Work that is let go by hand, and how often it began. */
function gatedWork() {
  const gates: PromiseWithResolvers<void>[] = [];
  const call = serialize(() => {
    const gate = Promise.withResolvers<void>();
    gates.push(gate);
    return gate.promise;
  });
  return { gates, call };
}

test('who calls while it runs gets a run that began after the call, and shares it with the others', async () => {
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

test('a run that failed tells those who asked for it, and the next begins all the same', async () => {
  const { gates, call } = gatedWork();
  const first = call();
  const second = call();
  gates[0]?.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await expect.poll(() => gates.length).toBe(2);
  gates[1]?.resolve();
  await expect(second).resolves.toBeUndefined();
});
