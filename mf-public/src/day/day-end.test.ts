import { expect, test } from 'vitest';
import { asClock, dayPassed, lastHours, lastMinute, secondsToDayEnd, whatEnds } from './day-end.ts';

const left = (iso: string) => asClock(secondsToDayEnd(new Date(iso)));

test('the day ends at 23:59:59.999 in Rome, and the next one begins a millisecond later', () => {
  expect(left('2026-11-21T17:42:52Z')).toBe('05:17:07');
  expect(left('2026-11-21T22:59:58.999Z')).toBe('00:00:01');
  expect(left('2026-11-21T22:59:59Z')).toBe('00:00:00');
  expect(left('2026-11-21T22:59:59.999Z')).toBe('00:00:00');
  expect(left('2026-11-21T23:00:00Z')).toBe('23:59:59');
});

test('a day with a clock change has 25 or 23 hours', () => {
  expect(left('2026-10-24T22:00:00Z')).toBe('24:59:59');
  expect(left('2026-10-25T12:00:00Z')).toBe('10:59:59');
  expect(left('2026-03-28T23:00:00Z')).toBe('22:59:59');
  expect(left('2026-03-29T12:00:00Z')).toBe('09:59:59');
});

test('the share of the day that has passed follows the length of the day', () => {
  expect(dayPassed(new Date('2026-11-21T11:00:00Z'))).toBe(500);
  expect(dayPassed(new Date('2026-11-21T22:59:59.999Z'))).toBe(999);
  expect(dayPassed(new Date('2026-11-21T23:00:00Z'))).toBe(0);
  // 12 of 25 hours, and 11 of 23.
  expect(dayPassed(new Date('2026-10-25T10:00:00Z'))).toBe(480);
  expect(dayPassed(new Date('2026-03-29T10:00:00Z'))).toBe(478);
});

test('on its last day a wall counts to the end of the month, and in the last minute by seconds', () => {
  const at = (iso: string) => [whatEnds(new Date(iso)), lastMinute(new Date(iso))];
  expect(at('2026-11-29T22:59:30Z')).toEqual(['Fine giornata fra', '']);
  expect(at('2026-11-29T23:00:00Z')).toEqual(['Fine del mese fra', '']);
  expect(at('2026-11-30T22:58:59Z')).toEqual(['Fine del mese fra', '']);
  expect(at('2026-11-30T22:59:00Z')).toEqual(['Fine del mese fra', '59']);
  expect(at('2026-11-30T22:59:59.999Z')).toEqual(['Fine del mese fra', '0']);
  expect(at('2026-11-30T23:00:00Z')).toEqual(['Fine giornata fra', '']);
});

test('the page says that the month’s last two hours have begun', () => {
  const at = (iso: string) => lastHours(new Date(iso));
  expect(at('2026-11-29T22:30:00Z')).toBe('');
  expect(at('2026-11-30T20:59:59Z')).toBe('');
  expect(at('2026-11-30T21:00:00Z')).toBe('Ultime 2 ore');
  expect(at('2026-11-30T22:00:00Z')).toBe('Ultima ora');
  expect(at('2026-11-30T23:00:00Z')).toBe('');
});
