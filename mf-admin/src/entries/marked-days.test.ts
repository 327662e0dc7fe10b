import { expect, test } from 'vitest';
import { markedDays } from './marked-days.ts';

const dates = ['2026-11-18', '2026-11-19'];

test('the chosen day follows the list of its entries, which other admins change', () => {
  expect([...markedDays(dates, '2026-11-20', true)]).toEqual([...dates, '2026-11-20']);
  expect([...markedDays(dates, '2026-11-19', false)]).toEqual(['2026-11-18']);
});

test('while that list loads, the days stay as they were loaded', () => {
  expect([...markedDays(dates, '2026-11-19', undefined)]).toEqual(dates);
});
