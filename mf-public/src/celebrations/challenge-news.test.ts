import type { Challenge } from '@vetta/contract/challenges';
import { sampleChallenge, sampleSide } from '@vetta/contract/testing/challenges';
import { expect, test } from 'vitest';
import { challengeNews, type SeenChallenges } from './challenge-news.ts';

/** Returns at which of these minutes after eight in the morning a wall celebrates. */
function celebrated(
  ...looks: readonly (readonly [minute: number, leader: string, state?: Challenge['state']])[]
) {
  let seen: SeenChallenges | null = null;
  return looks.flatMap(([minute, leader, state = 'running']) => {
    // Two people may have one name.
    const sides = ['Nord', 'Sud'].map((side) =>
      sampleSide({ name: 'Anna', value: 500, place: side === leader ? 1 : 2 }),
    );
    const at = new Date(Date.parse('2026-11-21T07:00:00Z') + minute * 60_000);
    const { told, next } = challengeNews(seen, [sampleChallenge({ state, sides })], at);
    seen = next;
    return told ? [minute] : [];
  });
}

test('a new leader is celebrated once it has stood for two minutes, and at most once an hour', () => {
  const mistyped = [
    [10, 'Sud'],
    [11, 'Nord'],
    [20, 'Sud'],
  ] as const;
  const later = [
    [22, 'Sud'],
    [30, 'Nord'],
    [81, 'Nord'],
    [82, 'Nord'],
  ] as const;
  expect(celebrated([0, 'Nord'], ...mistyped, ...later)).toEqual([22, 82]);
});

test('an end is celebrated in the morning by a wall that saw the sfida run, and again only if late data made another one first', () => {
  const [midnight, morning] = [17 * 60, 24 * 60];
  const ended = [
    [midnight, 'Nord', 'settling'],
    [morning, 'Nord', 'settling'],
    [morning + 90, 'Nord', 'final'],
  ] as const;
  expect(celebrated([0, 'Nord'], ...ended)).toEqual([morning]);
  expect(celebrated(...ended)).toEqual([]);
  const [closed, next] = [morning + 17 * 60, morning + 24 * 60];
  const late = [
    [closed, 'Sud', 'final'],
    [next, 'Sud', 'final'],
    [next + 90, 'Sud', 'final'],
  ] as const;
  expect(celebrated([0, 'Nord'], ...ended, ...late)).toEqual([morning, next]);
});
