import { expect, test } from 'vitest';
import { isHung, observe, restartDelay, startRun } from './limits.js';

test('a page that beats is left alone, however long it runs', () => {
  let run = startRun(0);
  for (let now = 15_000; now < 40 * 86_400_000; now += 15_000) {
    run = observe(run, `Schermo ${now}`, now);
    if (isHung(run, now + 14_999)) expect.fail(`restarted after ${now} ms`);
  }
});

test('a page whose beat stands still is restarted after 90 s', () => {
  const run = observe(startRun(0), 'Schermo 08:00:00', 5_000);
  expect(isHung(observe(run, 'Schermo 08:00:00', 80_000), 95_000)).toBe(false);
  expect(isHung(observe(run, 'Schermo 08:00:00', 80_000), 95_001)).toBe(true);
});

test('a browser that answers nothing more is restarted after 90 s', () => {
  const run = observe(startRun(0), 'Schermo 08:00:00', 5_000);
  expect(isHung(observe(run, undefined, 80_000), 95_001)).toBe(true);
});

test('a browser has two minutes for its first page', () => {
  expect(isHung(startRun(0), 120_000)).toBe(false);
  expect(isHung(startRun(0), 120_001)).toBe(true);
});

test('browsers that show nothing are started at longer and longer intervals, of a minute at most', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(restartDelay)).toEqual([
    2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000,
  ]);
});
