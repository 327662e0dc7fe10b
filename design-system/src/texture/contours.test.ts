import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contourLines, contoursSvg } from './contours.ts';

test('the tile in the repository equals the generated one', () => {
  expect(readFileSync(new URL('./contours.svg', import.meta.url), 'utf8')).toBe(contoursSvg());
});

test('lines continue without a gap in the neighbouring tile', () => {
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
