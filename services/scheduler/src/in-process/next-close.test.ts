import { expect, test } from 'vitest';
import { nextClose } from './next-close.ts';

const after = (instant: string) =>
  nextClose(Temporal.Instant.from(instant)).toZonedDateTimeISO('Europe/Rome').toString();

test('the next close is at 23:59 in Rome, before and after a clock change', () => {
  expect(after('2026-03-28T23:59:00+01:00')).toBe('2026-03-29T23:59:00+02:00[Europe/Rome]');
  expect(after('2026-03-29T01:30:00+01:00')).toBe('2026-03-29T23:59:00+02:00[Europe/Rome]');
  expect(after('2026-10-24T23:59:00+02:00')).toBe('2026-10-25T23:59:00+01:00[Europe/Rome]');
  // 02:30 happens twice on this day.
  expect(after('2026-10-25T02:30:00+01:00')).toBe('2026-10-25T23:59:00+01:00[Europe/Rome]');
});

test('at exactly 23:59 the next close is tomorrow', () => {
  expect(after('2026-12-31T23:58:59.999+01:00')).toBe('2026-12-31T23:59:00+01:00[Europe/Rome]');
  expect(after('2026-12-31T23:59:00+01:00')).toBe('2027-01-01T23:59:00+01:00[Europe/Rome]');
});
