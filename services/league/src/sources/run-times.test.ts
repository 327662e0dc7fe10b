import { expect, test } from 'vitest';
import { nextRun, runTimes } from './run-times.ts';

const times = { everyMinutes: 45, from: '17:00', to: '19:15' };
const after = (instant: string) => nextRun(times, Temporal.Instant.from(instant)).toString();

test('the times begin at the first hour and do not pass the last', () => {
  expect(runTimes(times)).toEqual([1020, 1065, 1110, 1155]);
  expect(runTimes({ everyMinutes: 1440, from: '23:59', to: '23:59' })).toEqual([1439]);
  expect(runTimes({ everyMinutes: 5, from: '00:00', to: '23:59' })).toHaveLength(288);
});

test('the next one is later than now, in Rome, also over midnight and over the change of the hour', () => {
  expect(after('2026-11-20T16:00:00Z')).toBe('2026-11-20T16:45:00Z');
  expect(after('2026-11-20T18:15:00Z')).toBe('2026-11-21T16:00:00Z');
  // The 25th of October has an hour more: from here on Rome is one hour ahead of UTC, not two.
  expect(after('2026-10-24T17:15:00Z')).toBe('2026-10-25T16:00:00Z');
});
