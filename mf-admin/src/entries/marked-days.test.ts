import { expect, test } from 'vitest';
import { markedDays } from './marked-days.ts';

const dates = ['2026-11-18', '2026-11-19'];

test('a day that another admin entered or took back meanwhile is marked as its own list says', () => {
  expect([...markedDays(dates, '2026-11-20', true)]).toEqual([...dates, '2026-11-20']);
  expect([...markedDays(dates, '2026-11-19', false)]).toEqual(['2026-11-18']);
});

test('until the list of the day is there, the days stand as they were read', () => {
  expect([...markedDays(dates, '2026-11-19', undefined)]).toEqual(dates);
});
