import { expect, test } from 'vitest';
import { formatWeek } from './week.ts';

test('a week is written with its first and last day', () => {
  expect(formatWeek('2026-11-16')).toBe('16–22\u00a0novembre');
});

test('a week across two months names both', () => {
  expect(formatWeek('2026-09-28')).toBe('28\u00a0settembre\u00a0–\u00a04\u00a0ottobre');
});
