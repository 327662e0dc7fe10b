type Point = readonly [x: number, y: number];

/** The mountain's edge: x from 0 to 1 across, y from 0 (the ground) to 1 (the summit). */
const edge: readonly Point[] = [
  [0, 0],
  [0.05, 0.07],
  [0.1, 0.12],
  [0.17, 0.3],
  [0.22, 0.33],
  [0.3, 0.53],
  [0.34, 0.56],
  [0.41, 0.78],
  [0.45, 0.82],
  [0.52, 1],
  [0.56, 0.9],
  [0.61, 0.85],
  [0.68, 0.64],
  [0.73, 0.6],
  [0.81, 0.37],
  [0.86, 0.31],
  [0.93, 0.11],
  [1, 0],
];

/** Where the summit is across. */
export const SUMMIT_X = 0.52;

const line = (points: readonly Point[], width: number, height: number) =>
  points.map(([x, y]) => `${(x * width).toFixed(1)} ${((1 - y) * height).toFixed(1)}`).join('L');

/** Returns the mountain's outline in a box of this size. */
export const outline = (width: number, height: number): string => `M${line(edge, width, height)}Z`;

/** A layer's surface is not level: waves as high as this share of the mountain. */
const WAVE = 0.016;

/** Returns how high a layer's surface is at an `x`. */
function surfaceAt(level: number, x: number): number {
  if (level <= 0 || level >= 1) return level;
  return level + WAVE * Math.sin(x * 11 + level * 23) * Math.min(1, 8 * level, 8 * (1 - level));
}

const surface = (level: number): Point[] =>
  Array.from({ length: 17 }, (_, step): Point => [step / 16, surfaceAt(level, step / 16)]);

/** Returns the part of the box between two heights, with the waves of each. */
export const band = (from: number, to: number, width: number, height: number): string =>
  `M${line([...surface(from), ...surface(to).reverse()], width, height)}Z`;
