import { expect, test } from 'vitest';
import { daysLeftInWords, monthView } from './month-view.ts';

test('the day changes at midnight in Rome', () => {
  expect(monthView(new Date('2026-11-29T23:30:00Z'))).toEqual({
    monthName: 'novembre',
    year: '2026',
    day: '30',
    days: '30',
    monthShare: '100',
  });
  expect(monthView(new Date('2026-11-21T17:50:00Z'))).toMatchObject({ day: '21', monthShare: '70' });
});

test('the days that are left are counted up to the month’s last, which is today’s in the end', () => {
  const words = (day: string) => daysLeftInWords({ day, days: '30' });
  expect(words('21')).toBe('Mancano 9 giorni alla vetta');
  expect(words('29')).toBe('Manca un giorno alla vetta');
  expect(words('30')).toBe('Ultimo giorno: stasera si arriva in vetta');
});
