import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contourLines, contoursSvg } from './contours.ts';

test('the tile in the repository is the one the code draws', () => {
  expect(readFileSync(new URL('./contours.svg', import.meta.url), 'utf8')).toBe(contoursSvg());
});

test('lines leave the tile exactly where they enter its neighbour', () => {
  const size = 880;
  const ends = contourLines({ seed: 26, size, cells: 66, levels: 30 }).flat();
  const along = (axis: 0 | 1, edge: number) =>
    ends
      .filter((point) => Math.abs(point[axis] - edge) < 1e-6)
      .map((point) => point[1 - axis]?.toFixed(3))
      .sort();
  expect(along(0, 0)).toEqual(along(0, size));
  expect(along(1, 0)).toEqual(along(1, size));
  expect(along(0, 0).length).toBeGreaterThan(10);
});
