import { addDays } from '@vetta/league/time/rome';
import { expect, test } from 'vitest';
import { daysToKeep, momentsToKeep, readKeep } from './retention.ts';

const keep = { hours: 24, days: 7, weeks: 5, months: 12 };

test('after three years of nights seven days, five weeks and twelve months are kept', () => {
  let kept = new Set<string>();
  for (let day = '2024-01-01'; day <= '2026-11-21'; day = addDays(day, 1))
    kept = daysToKeep([...kept, day], keep);
  expect([...kept].sort()).toEqual([
    ...['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'],
    ...['2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30'],
    // The Sundays of the last weeks, and a month's end among them.
    ...['2026-10-25', '2026-10-31', '2026-11-01', '2026-11-08'],
    ...['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'],
  ]);
});

test('while Vetta was off for months, nothing that is kept goes', () => {
  const before = ['2026-01-31', '2026-02-27', '2026-02-28'];
  expect([...daysToKeep([...before, '2026-11-21'], keep)].sort()).toEqual([...before, '2026-11-21']);
});

test('without weeks and months only the newest days are kept', () => {
  const days = ['2026-10-31', '2026-11-19', '2026-11-20', '2026-11-21'];
  expect([...daysToKeep(days, { ...keep, days: 2, weeks: 0, months: 0 })].sort()).toEqual([
    '2026-11-20',
    '2026-11-21',
  ]);
});

test('the number to keep is read, and at least one day must stay', () => {
  expect(readKeep('7d,5w,12m')).toEqual(keep);
  expect(readKeep('30d')).toEqual({ hours: 24, days: 30, weeks: 0, months: 0 });
  expect(readKeep('3d,12m')).toEqual({ hours: 24, days: 3, weeks: 0, months: 12 });
  for (const text of ['0d', '7', '5w', '7d 5w', '7d,5w,12m,1y']) expect(readKeep(text), text).toBeUndefined();
});

test('of the backups of the day the newest of each of the last 24 hours is kept, or of as many as are said', () => {
  const moments = ['T16:02Z', 'T16:17Z', 'T16:32Z', 'T16:47Z', 'T17:02Z', 'T17:17Z'].map(
    (time) => `2026-11-21${time}`,
  );
  expect([...momentsToKeep(moments, keep)].sort()).toEqual(['2026-11-21T16:47Z', '2026-11-21T17:17Z']);
  expect([...momentsToKeep(moments, { ...keep, hours: 1 })]).toEqual(['2026-11-21T17:17Z']);
  expect(readKeep('6h,7d,5w,12m')).toEqual({ ...keep, hours: 6 });
});
