import { expect, test } from 'vitest';
import { romeInstants } from './rome-instants.ts';

const at = (day: string, time: string) => romeInstants(day, time).map(({ iso }) => iso);

test.each([
  ['in winter', '2026-12-01', '09:30', '2026-12-01T08:30:00.000Z'],
  ['in summer', '2025-09-30', '23:59', '2025-09-30T21:59:00.000Z'],
  ['at midnight', '2026-11-01', '00:00', '2026-10-31T23:00:00.000Z'],
  ['on a leap day', '2028-02-29', '12:00', '2028-02-29T11:00:00.000Z'],
  ['before the skipped hour', '2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  ['after the skipped hour', '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
])('a time %s is one instant', (_, day, time, iso) => {
  expect(at(day, time)).toEqual([iso]);
});

test("a time of the hour that spring's change skips is none", () => {
  expect(at('2026-03-29', '02:00')).toEqual([]);
  expect(at('2026-03-29', '02:59')).toEqual([]);
});

test("a time of the hour that autumn's change repeats is two, the earlier first", () => {
  expect(romeInstants('2026-10-25', '02:30')).toEqual([
    { iso: '2026-10-25T00:30:00.000Z', offset: 2 },
    { iso: '2026-10-25T01:30:00.000Z', offset: 1 },
  ]);
});

test('what is no time is none', () => {
  expect(at('2026-10-25', '')).toEqual([]);
  for (const time of ['25:00', '9:30', '23:5', '23:59:59', '11:59 PM'])
    expect(at('2026-10-25', time)).toEqual([]);
});
