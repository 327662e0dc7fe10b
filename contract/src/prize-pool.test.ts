import { expect, test } from 'vitest';
import { prizePool } from './prize-pool.ts';

const row = (total: number, notEligible: 'late' | 'disqualified' | null = null) => ({ total, notEligible });

test('the pool counts who may have honours: nobody disqualified, no negative row, who is late too', () => {
  const entries = [row(3000, 'disqualified'), row(1000), row(500, 'late'), row(-400)];
  expect(prizePool(entries, { prizeBasis: 'total', prizeRate: 0.1 })).toBe(150);
  expect(prizePool(entries, { prizeBasis: 'winner', prizeRate: 0.1 })).toBe(100);
});

test.each([
  ["all players' points", [1005, 400, 0], { prizeBasis: 'total', prizeRate: 0.1 }, 141],
  ["the first player's points", [1005, 400, 0], { prizeBasis: 'winner', prizeRate: 0.1 }, 101],
  ['half a point, rounded up', [50], { prizeBasis: 'total', prizeRate: 0.01 }, 1],
  ['just below half a point', [49], { prizeBasis: 'total', prizeRate: 0.01 }, 0],
  ['a rate that no binary fraction holds', [10_050], { prizeBasis: 'total', prizeRate: 0.29 }, 2915],
  ['nothing', [1005], { prizeBasis: 'total', prizeRate: 0 }, 0],
  ['everything', [1005, 400], { prizeBasis: 'total', prizeRate: 1 }, 1405],
  ['a month without players', [], { prizeBasis: 'winner', prizeRate: 1 }, 0],
] as const)('the pool is the rate of %s', (_, totals, settings, pool) => {
  expect(
    prizePool(
      totals.map((total) => row(total)),
      settings,
    ),
  ).toBe(pool);
});
