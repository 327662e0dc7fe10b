import { expect, test } from 'vitest';
import { daysLeftInWords } from './days-left.ts';

test('the days that are left are counted up to the month’s last, which is today’s in the end', () => {
  const words = (day: string) => daysLeftInWords({ day, days: '30' });
  expect(words('21')).toBe('Mancano 9 giorni alla vetta');
  expect(words('29')).toBe('Manca un giorno alla vetta');
  expect(words('30')).toBe('Ultimo giorno: stasera si arriva in vetta');
});
