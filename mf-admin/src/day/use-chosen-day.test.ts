import { expect, test } from 'vitest';
import { chosenDay } from './use-chosen-day.ts';

const today = '2026-11-21';

test('the address chooses the day', () => {
  expect(chosenDay('2026-10-31', today)).toBe('2026-10-31');
  expect(chosenDay(today, today)).toBe(today);
});

test('without a day, or with a future or invalid one, it is today', () => {
  for (const requested of [null, '', '2026-11-22', '2026-02-31', 'ieri', '1999-01-01']) {
    expect(chosenDay(requested, today), `${requested}`).toBe(today);
  }
});
