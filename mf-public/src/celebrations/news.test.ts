import type { Standing } from '@vetta/contract/standings';
import { sampleStanding } from '@vetta/contract/testing/samples';
import { describe, expect, test } from 'vitest';
import { sampleBoard } from '../leaderboard/sample-board.ts';
import { sampleReceipt } from '../receipts/sample-receipt.ts';
import { lookAt, newlyNamed, newsSince } from './news.ts';
import { type SeenBoard, seenOf } from './seen-board.ts';

type Row = readonly [name: string, total: number, bonus?: number];

const boardOf = (rows: readonly Row[]) =>
  sampleBoard(
    rows.map(
      ([name, total, bonus = 0], index): Standing =>
        sampleStanding({ playerId: name, name, position: index + 1, total, bonus, score: total - bonus }),
    ),
  );
const news = (before: readonly Row[], after: readonly Row[]) =>
  newsSince(seenOf(boardOf(before)), boardOf(after));

const seven: readonly Row[] = [
  ['Anna', 900],
  ['Bruno', 800],
  ['Carla', 700],
  ['Dario', 600],
  ['Emma', 500],
  ['Fabio', 400],
  ['Greta', 300],
];
const moved = (name: string, to: number): Row[] => {
  const others = seven.filter(([other]) => other !== name);
  const row = seven.find(([other]) => other === name) ?? [name, 0];
  // With more points than who stood there.
  const risen: Row = [row[0], (others[to - 1]?.[1] ?? 0) + 10];
  return [...others.slice(0, to - 1), risen, ...others.slice(to - 1)];
};

describe('an overtake', () => {
  test('names who climbed and the highest place that was passed', () => {
    const { overtake } = news(seven, moved('Dario', 2)) ?? {};
    expect([overtake?.climber.name, overtake?.passed?.name]).toEqual(['Dario', 'Bruno']);
  });

  test('counts at the top alone: the sixth who passes the seventh is no news', () => {
    expect(news(seven, moved('Greta', 6))).toBeNull();
  });

  test('never names the last of the league', () => {
    const three = seven.slice(0, 3);
    const after: Row[] = [
      ['Anna', 900],
      ['Carla', 850],
      ['Bruno', 800],
    ];
    const { overtake } = news(three, after) ?? {};
    expect([overtake?.climber.name, overtake?.passed]).toEqual(['Carla', null]);
  });

  test('is none where somebody above has left the league, or somebody new came in at the top', () => {
    expect(news(seven, seven.slice(1))).toBeNull();
    expect(news(seven, [['Zoe', 1000], ...seven])).toBeNull();
  });
});

describe('a mistyped number', () => {
  const look = (rows: readonly Row[], seen: SeenBoard, minutes: number) =>
    lookAt(seen, boardOf(rows), minutes * 60_000);

  test('celebrates nobody if it is corrected within two minutes, nor at the next look', () => {
    const wrong = look(moved('Dario', 1), seenOf(boardOf(seven)), 0);
    expect(wrong.news).toBeNull();
    const corrected = look(seven, wrong.next, 1);
    expect([corrected.news, corrected.next.waiting]).toEqual([null, undefined]);
  });

  test('that was corrected later celebrates nobody for the correction', () => {
    expect(news(moved('Dario', 1), seven)).toBeNull();
  });

  test('holds an overtake back for two minutes, and no bonus', () => {
    const bonus: Row[] = moved('Dario', 2).map(([name, total]) =>
      name === 'Greta' ? [name, total, 25] : [name, total],
    );
    const first = look(bonus, seenOf(boardOf(seven)), 0);
    expect([first.news?.overtake, first.news?.bonuses.map(({ name }) => name)]).toEqual([null, ['Greta']]);
    const second = look(bonus, first.next, 1.9);
    expect(second.news).toBeNull();
    expect(look(bonus, second.next, 2).news?.overtake?.climber.name).toBe('Dario');
  });
});

describe('new bonuses', () => {
  test('are the points that came since, the most first', () => {
    const after: Row[] = seven.map(([name, total]) =>
      name === 'Fabio' ? [name, total, 25] : name === 'Greta' ? [name, total, 200] : [name, total],
    );
    expect(news(seven, after)?.bonuses.map(({ name, points }) => [name, points])).toEqual([
      ['Greta', 200],
      ['Fabio', 25],
    ]);
  });

  test('do not come from a player who is new on the board, or from a bonus that was taken back', () => {
    expect(news(seven, [...seven, ['Zoe', 100, 100]])).toBeNull();
    expect(
      news(
        [
          ['Anna', 900, 100],
          ['Bruno', 800],
        ],
        [
          ['Anna', 900],
          ['Bruno', 800],
        ],
      ),
    ).toBeNull();
  });
});

test('new points say which bonuses once their Sunday is settled, and on no other evening', () => {
  const settled = sampleReceipt({ thisWeek: { since: '2026-11-16', points: 0 } });
  expect(newlyNamed(settled, '2026-11-15')).toBe('Call Beast');
  expect(newlyNamed(settled, '2026-11-16')).toBe('Call Beast');
  expect(newlyNamed(settled, '2026-11-17')).toBe('');
});

test('nothing is celebrated without an earlier board, in another month, or in a month that is over', () => {
  const after = boardOf(moved('Dario', 2));
  const seen = seenOf(boardOf(seven));
  expect(newsSince(null, after)).toBeNull();
  expect(newsSince(seen, { ...after, period: '2026-12' })).toBeNull();
  expect(newsSince(seen, { ...after, state: 'grace' })).toBeNull();
});
