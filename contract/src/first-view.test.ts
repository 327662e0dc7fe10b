import { expect, test } from 'vitest';
import { firstView } from './first-view.ts';
import type { Leaderboard, Standing } from './standings.ts';

const standing = (position: number, total: number, movement: number | null = null): Standing => ({
  position,
  playerId: `00000000-0000-4000-8000-00000000000${position}`,
  name: `Giocatore ${position}`,
  score: total,
  bonus: 0,
  total,
  movement,
  tie: null,
  eligible: true,
  notEligible: null,
  provisional: false,
});

const board = (entries: Standing[]): Leaderboard => ({
  entries,
  prizes: [],
  month: 'novembre 2026',
  period: '2026-11',
  state: 'open',
  updatedAt: null,
});

test('the first view shows five rows with Italian numbers and their share of the leader', () => {
  const view = firstView(board([1200, 600, 500, 400, 300, 200].map((total, i) => standing(i + 1, total))));
  expect(view.entries.map(({ total, share }) => [total, share])).toEqual([
    ['1.200', '100'],
    ['600', '50'],
    ['500', '41.7'],
    ['400', '33.3'],
    ['300', '25'],
  ]);
  expect(view).toMatchObject({ more: true, count: '6' });
  expect(view.entries.map(({ afterPodium }) => afterPodium)).toEqual([false, false, false, true, false]);
});

test('a month without points has no rows, and movement has a direction and a length', () => {
  expect(firstView(board([standing(1, 0), standing(2, 0)]))).toMatchObject({ entries: [], more: false });
  const [up, down, same, none] = firstView(
    board([standing(1, 9, 2), standing(2, 8, -1), standing(3, 7, 0), standing(4, 6)]),
  ).entries;
  expect([up?.up, up?.places, down?.down, down?.places, same?.same, none?.same]).toEqual([
    true,
    '2',
    true,
    '1',
    true,
    false,
  ]);
});
