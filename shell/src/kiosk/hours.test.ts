import { expect, test } from 'vitest';
import { isWithin } from './hours.ts';

const office = { days: [1, 2, 3, 4, 5], from: '08:30', to: '19:00' };
// Saturday 21 November 2026 and the days around it; Rome is one hour ahead of UTC.
const at = (day: number, utc: string) => new Date(`2026-11-${day}T${utc}:00Z`);

test('hours begin with their first minute and end before their last', () => {
  expect(isWithin(office, at(20, '07:29'))).toBe(false);
  expect(isWithin(office, at(20, '07:30'))).toBe(true);
  expect(isWithin(office, at(20, '17:59'))).toBe(true);
  expect(isWithin(office, at(20, '18:00'))).toBe(false);
});

test('hours hold on their days alone', () => {
  expect(isWithin(office, at(21, '10:00'))).toBe(false);
  expect(isWithin(office, at(22, '10:00'))).toBe(false);
  expect(isWithin(office, at(23, '10:00'))).toBe(true);
});

test('hours that do not end after they begin reach into the next day, from Sunday into Monday too', () => {
  const night = { days: [7], from: '22:00', to: '06:00' };
  expect(isWithin(night, at(22, '21:00'))).toBe(true);
  expect(isWithin(night, at(23, '04:59'))).toBe(true);
  expect(isWithin(night, at(23, '05:00'))).toBe(false);
  expect(isWithin(night, at(22, '04:00'))).toBe(false);
});

test('a whole day has every minute of it', () => {
  const saturday = { days: [6], from: '00:00', to: '24:00' };
  expect(isWithin(saturday, at(20, '23:00'))).toBe(true);
  expect(isWithin(saturday, at(21, '22:59'))).toBe(true);
  expect(isWithin(saturday, at(21, '23:00'))).toBe(false);
});

test('hours follow Rome’s clock through summer', () => {
  expect(isWithin(office, new Date('2026-07-20T06:30:00Z'))).toBe(true);
  expect(isWithin(office, new Date('2026-07-20T17:00:00Z'))).toBe(false);
});
