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

const now = new Date('2026-11-21T17:50:00Z');

const board = (entries: Standing[]): Leaderboard => ({
  entries,
  prizes: [],
  month: 'novembre 2026',
  period: '2026-11',
  state: 'open',
  updatedAt: null,
});

test('the first view shows five rows with Italian numbers and their share of the leader', () => {
  const view = firstView(
    board([1200, 600, 500, 400, 300, 200].map((total, i) => standing(i + 1, total))),
    now,
  );
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
  expect(firstView(board([standing(1, 0), standing(2, 0)]), now)).toMatchObject({ entries: [], more: false });
  const [up, down, same, none] = firstView(
    board([standing(1, 9, 2), standing(2, 8, -1), standing(3, 7, 0), standing(4, 6)]),
    now,
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

test('the month is told by Rome: its last day begins at midnight there', () => {
  const view = firstView(board([]), new Date('2026-11-29T23:30:00Z'));
  expect(view).toMatchObject({
    monthName: 'novembre',
    year: '2026',
    day: '30',
    days: '30',
    monthShare: '100',
  });
});

test('standings that changed before today say the day, too', () => {
  const since = (updatedAt: string | null) => firstView({ ...board([]), updatedAt }, now).updated;
  expect(since('2026-11-21T17:42:00Z')).toBe('alle 18:42');
  expect(since('2026-11-20T22:59:00Z')).toBe('venerdì 20 novembre alle 23:59');
  expect(since(null)).toBe('');
});

test('a row says what decided a tie, and why prizes are closed to it', () => {
  const [, second] = firstView(
    board([standing(1, 9), { ...standing(2, 9), tie: 'rings', eligible: false, notEligible: 'late' }]),
    now,
  ).entries;
  expect(second).toMatchObject({ tieByRings: true, tieByName: false, late: true, disqualified: false });
});
