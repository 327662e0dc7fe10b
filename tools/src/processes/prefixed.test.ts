import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { prefixed } from './prefixed.ts';

test('a program that has ended by itself is no conflict to the stop', async () => {
  const stop = new AbortController();
  await prefixed('brief', process.execPath, ['-e', ''], { stop: stop.signal });
  // What a listener of a signal throws reaches nobody who could catch it.
  const uncaught: unknown[] = [];
  const hear = (error: unknown) => uncaught.push(error);
  process.on('uncaughtException', hear);
  stop.abort();
  await setImmediate();
  process.off('uncaughtException', hear);
  expect(uncaught).toEqual([]);
});

test('what was stopped before it began is not started', async () => {
  const stop = AbortSignal.abort();
  await prefixed('late', process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stop });
});
