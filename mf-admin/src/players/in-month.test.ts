import { sampleStanding } from '@vetta/contract/testing/samples';
import { expect, test } from 'vitest';
import { samplePlayers } from '../../testing/office.ts';
import { inMonth } from './in-month.ts';

test('a player of a past day has that month’s place and points, and none if the month does not know the player', () => {
  const [first, second] = samplePlayers.map((player) => ({ ...player, total: 10, score: 10, bonus: 0 }));
  if (!first || !second) throw new Error('The sample has two players.');
  const october = sampleStanding({
    position: 7,
    playerId: second.id,
    name: second.name,
    score: 900,
    bonus: 100,
  });
  const shown = inMonth([first, second], [october]);
  expect(shown.map(({ position, score, bonus, total }) => [position, score, bonus, total])).toEqual([
    [7, 900, 100, 1000],
    [0, 0, 0, 0],
  ]);
  expect(shown.map(({ id, name }) => [id, name])).toEqual([second, first].map(({ id, name }) => [id, name]));
});
