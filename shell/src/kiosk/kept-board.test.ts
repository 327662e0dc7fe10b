import type { Leaderboard } from '@vetta/contract/standings';
import { expect, test } from 'vitest';
import { keepBoard, keptBoard } from './kept-board.ts';

// Node has no storage, as a browser whose device forbids it.
test('a device that keeps nothing stops neither the wall nor its start', () => {
  const board: Leaderboard = {
    entries: [],
    prizes: [],
    month: 'novembre 2026',
    period: '2026-11',
    state: 'open',
    updatedAt: null,
  };
  expect(() => keepBoard({ at: 0, board })).not.toThrow();
  expect(keptBoard()).toBeNull();
});
