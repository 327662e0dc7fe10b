import type { Prize } from '@vetta/contract/prizes';
import { expect, test } from 'vitest';
import { sampleStanding } from '../leaderboard/sample-board.ts';
import { prizeWinners } from './prize-winners.ts';

const prize = (position: number, isLottery = false): Prize => ({
  id: String(position),
  position,
  title: `Premio ${position}`,
  description: null,
  imageUrl: null,
  isLottery,
  isActive: true,
  month: null,
  updated_at: '2026-10-01T10:00:00Z',
});
const player = (name: string, eligible: boolean, total = 900) => sampleStanding({ name, eligible, total });

test('a prize goes to the eligible player of its position; who is late or disqualified is passed over, who has no points is not', () => {
  const entries = [player('Ada', true), player('Bea', false), player('Ciro', true), player('Dora', true, 0)];
  const winners = prizeWinners([prize(1), prize(2), prize(3), prize(4), prize(1, true)], entries);
  expect(winners.map(({ prize: { title }, winner }) => [title, winner?.name])).toEqual([
    ['Premio 1', 'Ada'],
    ['Premio 2', 'Ciro'],
    ['Premio 3', 'Dora'],
    ['Premio 4', undefined],
  ]);
});
