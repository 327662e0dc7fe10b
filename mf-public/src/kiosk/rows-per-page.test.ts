import type { Standing } from '@vetta/contract/standings';
import { sampleStanding } from '@vetta/contract/testing/samples';
import { describe, expect, test } from 'vitest';
import { nameWidth } from './name-width.ts';
import { pageDuration, pagesOf } from './pages.ts';
import { rowsPerPage } from './rows-per-page.ts';

const players = (count: number): Standing[] =>
  Array.from({ length: count }, (_, index) =>
    sampleStanding({ position: index + 1, playerId: `giocatore-${index + 1}` }),
  );

describe('rows for a frame', () => {
  test.each([
    ['720p', 1280, 720],
    ['1080p', 1920, 1080],
    ['4K', 3840, 2160],
    ['1080p with a margin for screens that crop', 1789, 994],
  ])('%s shows two columns of five', (_, width, height) => {
    expect(rowsPerPage({ width, height }, 38)).toEqual({ columns: 2, rows: 5 });
  });

  test('a portrait screen shows one column of ten', () => {
    expect(rowsPerPage({ width: 1080, height: 1920 }, 38)).toEqual({ columns: 1, rows: 10 });
  });

  test('a small team has one column, on a landscape screen too', () => {
    expect(rowsPerPage({ width: 1920, height: 1080 }, 5)).toEqual({ columns: 1, rows: 5 });
  });

  test.each([
    [1280, 720],
    [3840, 2160],
    [1080, 1920],
    [640, 200],
  ])('in a frame of %i × %i a row is at least 3 %% of the height', (width, height) => {
    expect(1 / rowsPerPage({ width, height }, 38).rows).toBeGreaterThan(0.03);
  });
});

describe('pages', () => {
  test('38 players fill two pages of ten and two of nine, each player once and in order', () => {
    const pages = pagesOf(players(38), { columns: 2, rows: 5 });
    expect(pages.map((page) => page.length)).toEqual([10, 9, 10, 9]);
    expect(pages.flat().map(({ position }) => position)).toEqual(players(38).map(({ position }) => position));
  });

  test('no page ends with the last player alone, however many play', () => {
    const frames = [
      { width: 1920, height: 1080 },
      { width: 1280, height: 720 },
      { width: 1080, height: 1920 },
    ];
    for (const frame of frames) {
      for (let count = 2; count <= 200; count++) {
        const sizes = pagesOf(players(count), rowsPerPage(frame, count)).map((page) => page.length);
        expect(Math.min(...sizes), `${count} players, ${frame.height} px`).toBeGreaterThan(1);
        expect(Math.max(...sizes) - Math.min(...sizes), `${count} players`).toBeLessThanOrEqual(1);
      }
    }
  });

  test('eleven players share two pages, and their rows fill the screen', () => {
    const layout = rowsPerPage({ width: 1920, height: 1080 }, 11);
    expect(layout).toEqual({ columns: 2, rows: 3 });
    expect(pagesOf(players(11), layout).map((page) => page.length)).toEqual([6, 5]);
  });

  test('a month without points is one empty page', () => {
    expect(pagesOf([], { columns: 2, rows: 5 })).toEqual([[]]);
  });

  test('a page stays long enough to read its rows, and longer if the scene has more time', () => {
    expect(pageDuration(10, 4, 20_000)).toBe(13_000);
    expect(pageDuration(10, 2, 60_000)).toBe(30_000);
  });
});

test('a long name is set in a narrower width', () => {
  expect(['Luca Moretti', 'Francesca Marinelli', 'Alessandro Ricci-Bonaventura'].map(nameWidth)).toEqual([
    'normal',
    'narrow',
    'tight',
  ]);
});
