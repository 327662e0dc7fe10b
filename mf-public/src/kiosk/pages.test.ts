import { defaultProgramme } from '@vetta/contract/default-plan';
import type { Standing } from '@vetta/contract/standings';
import { sampleStanding } from '@vetta/contract/testing/samples';
import { describe, expect, test } from 'vitest';
import frontEnd from '../../plugin.ts';
import { nameWidth } from './name-width.ts';
import { boardPages, MOST_ON_WALL, pageDuration } from './pages.ts';

const players = (count: number): Standing[] =>
  Array.from({ length: count }, (_, index) =>
    sampleStanding({ position: index + 1, playerId: `giocatore-${index + 1}` }),
  );

const hd = { width: 1920, height: 1080 };
const portrait = { width: 1080, height: 1920 };
const places = (rows: readonly Standing[]) => rows.map(({ position }) => position);

describe('a wall’s board', () => {
  test.each([
    ['720p', 1280, 720],
    ['1080p', 1920, 1080],
    ['4K', 3840, 2160],
    ['1080p with a margin for screens that crop', 1789, 994],
    ['an upright screen', 1080, 1920],
  ])('on %s has the first five on every page, and at most five others', (_, width, height) => {
    for (let count = 11; count <= 200; count++) {
      const { leaders, pages, layout } = boardPages(players(count), { width, height });
      expect(places(leaders)).toEqual([1, 2, 3, 4, 5]);
      expect(layout).toEqual({ columns: 1, rows: 5 });
      const sizes = pages.map((page) => page.length);
      expect(Math.min(...sizes), `${count} players`).toBeGreaterThan(1);
      expect(Math.max(...sizes), `${count} players`).toBeLessThanOrEqual(5);
    }
  });

  test('shows each player once and in order, up to the fortieth; the others are on the phone', () => {
    for (const [count, shown] of [
      [12, 12],
      [38, 38],
      [117, MOST_ON_WALL],
    ] as const) {
      const { leaders, pages } = boardPages(players(count), hd);
      expect(places([...leaders, ...pages.flat()])).toEqual(places(players(shown)));
    }
  });

  test('is one page for a small team, with rows that fill the screen', () => {
    expect(boardPages(players(2), hd)).toMatchObject({ leaders: [], layout: { columns: 1, rows: 3 } });
    expect(boardPages(players(5), hd)).toMatchObject({ leaders: [], layout: { columns: 1, rows: 5 } });
    expect(boardPages(players(7), hd)).toMatchObject({ leaders: [], layout: { columns: 2, rows: 4 } });
    expect(boardPages(players(10), portrait)).toMatchObject({
      leaders: [],
      layout: { columns: 1, rows: 10 },
    });
    expect(boardPages([], hd).pages).toEqual([[]]);
  });

  test.each([
    [1280, 720],
    [3840, 2160],
    [1080, 1920],
    [640, 200],
  ])('in a frame of %i × %i has rows of at least 3 %% of the height', (width, height) => {
    const { leaders, layout } = boardPages(players(38), { width, height });
    expect(1 / (width > height ? layout.rows : layout.rows + leaders.length)).toBeGreaterThan(0.03);
  });
});

test('a page stays long enough to read its rows, and longer if the scene has more time', () => {
  expect(pageDuration(10, 4, 20_000)).toBe(13_000);
  expect(pageDuration(10, 2, 60_000)).toBe(30_000);
});

test('in a round of the wall of 38 people the first five are seen at least six tenths of the time', () => {
  const scene = defaultProgramme.seconds * 1000;
  const others = (frontEnd.scenes ?? []).filter(
    ({ name, atOnce, celebration }) => name !== 'classifica' && !atOnce && !celebration,
  );
  const rounds = [12, 38, 117].map((people) => {
    const { pages, layout } = boardPages(players(people), hd);
    // The board comes back after each other scene.
    const board =
      others.length * pages.length * pageDuration(layout.rows * layout.columns, pages.length, scene);
    const round = board + others.length * scene;
    const share = (ms: number) => Math.round((100 * ms) / round);
    return {
      people,
      'round, s': round / 1000,
      'first five, %': share(board),
      'each other scene, %': share(scene),
    };
  });
  console.table(rounds);
  expect(rounds[1]?.['first five, %']).toBeGreaterThanOrEqual(60);
});

test('a long name is set in a narrower width', () => {
  expect(['Luca Moretti', 'Francesca Marinelli', 'Alessandro Ricci-Bonaventura'].map(nameWidth)).toEqual([
    'normal',
    'narrow',
    'tight',
  ]);
});
