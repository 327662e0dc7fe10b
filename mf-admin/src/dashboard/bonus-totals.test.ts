import { expect, test } from 'vitest';
import { sampleAwards, sampleBonusTypes } from '../../testing/office.ts';
import { bonusTotals } from './bonus-totals.ts';

test('all awards of the week are counted, pending or settled, by type and together', () => {
  const [settled, pending] = sampleAwards;
  expect(bonusTotals(sampleBonusTypes, [settled, ...(pending ? [pending, pending] : [])])).toEqual({
    count: 3,
    points: 300,
    pending: 2,
    types: [
      { id: sampleBonusTypes[0]?.id, name: 'Best Day Record', count: 1, points: 100, pending: 0 },
      { id: sampleBonusTypes[1]?.id, name: 'Call Beast', count: 2, points: 200, pending: 2 },
    ],
  });
});

test('a week without awards has no types', () => {
  expect(bonusTotals(sampleBonusTypes, [])).toEqual({ count: 0, points: 0, pending: 0, types: [] });
});
