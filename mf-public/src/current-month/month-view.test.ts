import { expect, test } from 'vitest';
import { monthView } from './month-view.ts';

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
