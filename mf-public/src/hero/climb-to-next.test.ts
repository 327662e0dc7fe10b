import { expect, test } from 'vitest';
import { climbToNext } from './climb-to-next.ts';

const player = (position: number, total: number) => ({
  position,
  total,
  playerId: String(position),
  name: `Giocatore ${position}`,
});
const climbOf = (totals: readonly number[], place: number) => {
  const players = totals.map((total, index) => player(index + 1, total));
  return climbToNext(players, player(place, totals[place - 1] ?? 0));
};

test('to climb one place takes the total above, minus the own total, plus one', () => {
  expect(climbOf([3120, 2985], 2)).toMatchObject({ points: 136, next: { position: 1 } });
});

test('at equal points one point is enough', () => {
  expect(climbOf([2985, 2985], 2)).toMatchObject({ points: 1 });
});

test('the first has nobody above', () => {
  expect(climbOf([3120, 2985], 1)).toEqual({ next: undefined, points: 0 });
});
