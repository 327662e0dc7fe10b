import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { watchOver } from './watch.ts';

/** Keeps this process from hearing anything. */
const compute = (milliseconds: number) => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

/** Answers in two steps, as a connection that is opened first: neither is heard while the process computes. */
const answer = async () => {
  await pause(50);
  await pause(50);
};

test('work that keeps the process busy for seconds does not make a server that answers look silent', async () => {
  const watch = watchOver({ ask: answer, onSilence() {}, away: () => new Error('away') });
  const work = async () => {
    // The first question is under way by then.
    await pause(1_020);
    compute(2_500);
    await pause(200);
    return 'done';
  };
  await expect(watch.during(work())).resolves.toBe('done');
});

test('a server that never answers is reported within three seconds', async () => {
  const watch = watchOver({
    ask: () => new Promise(() => {}),
    onSilence() {},
    away: () => new Error('away'),
  });
  const began = performance.now();
  await expect(watch.during(new Promise(() => {}))).rejects.toThrow('away');
  expect(performance.now() - began).toBeLessThan(3_000);
});
