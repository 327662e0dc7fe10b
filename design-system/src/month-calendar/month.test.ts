import { expect, test } from 'vitest';
import { dayByKey, dayName, monthName, monthsFrom, weekdays, weeksOf } from './month.ts';

test('a month has whole weeks that start on Sunday', () => {
  const november = weeksOf('2026-11-21');
  expect(november[0]?.[0]).toBe('2026-11-01');
  expect(november.at(-1)).toContain('2026-11-30');
  expect(weeksOf('2026-02-10')).toHaveLength(4);
  expect(weeksOf('2026-08-01')).toHaveLength(6);
  expect(weeksOf('2026-05-01').at(-1)?.[0], 'a last day that is a Sunday').toBe('2026-05-31');
  expect(weeksOf('2026-10-25')[4]).toEqual(
    ['25', '26', '27', '28', '29', '30', '31'].map((day) => `2026-10-${day}`),
  );
});

test('weekday names are Italian and start with Sunday', () => {
  expect(weekdays.map(({ short }) => short)).toEqual(['dom', 'lun', 'mar', 'mer', 'gio', 'ven', 'sab']);
  expect(monthName('2026-11-01')).toBe('novembre 2026');
  expect(dayName('2026-11-21')).toBe('sabato 21 novembre 2026');
});

test('keys move by days, weeks and months, even across the end of a month or year', () => {
  expect(dayByKey('ArrowLeft', '2026-03-01')).toBe('2026-02-28');
  expect(dayByKey('ArrowDown', '2026-12-28')).toBe('2027-01-04');
  expect(dayByKey('Home', '2026-11-21')).toBe('2026-11-15');
  expect(dayByKey('End', '2026-11-21')).toBe('2026-11-21');
  expect(dayByKey('PageDown', '2028-01-31')).toBe('2028-02-29');
  expect(dayByKey('a', '2026-11-21')).toBeUndefined();
  expect(monthsFrom('2026-01-15', -1)).toBe('2025-12-15');
});
