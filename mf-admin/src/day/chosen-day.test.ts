import { expect, test } from 'vitest';
import { chosenDay } from './chosen-day.ts';

const today = '2026-11-21';

test('the address chooses the day', () => {
  expect(chosenDay('2026-10-31', today)).toBe('2026-10-31');
  expect(chosenDay(today, today)).toBe(today);
});

test('without a day, with a future one or with nonsense it is today', () => {
  for (const asked of [null, '', '2026-11-22', '2026-02-31', 'ieri', '1999-01-01']) {
    expect(chosenDay(asked, today), `${asked}`).toBe(today);
  }
});
