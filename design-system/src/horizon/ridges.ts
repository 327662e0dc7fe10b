import { type RidgePoint, roughen } from '../ridge/ridge.ts';

const ridge = (line: readonly RidgePoint[], seed: number, rough: number): readonly RidgePoint[] =>
  roughen(line, { seed, rough, rounds: 6 });

// The summits of each range are given; only the edge between them is random.
export const far = ridge(
  [
    [0, 0.52],
    [0.09, 0.66],
    [0.2, 0.54],
    [0.31, 0.88],
    [0.44, 0.56],
    [0.6, 0.74],
    [0.7, 0.6],
    [0.84, 0.95],
    [1, 0.58],
  ],
  11,
  0.13,
);
export const middle = ridge(
  [
    [0, 0.44],
    [0.13, 0.34],
    [0.25, 0.62],
    [0.4, 0.33],
    [0.54, 0.55],
    [0.66, 0.36],
    [0.77, 0.6],
    [0.9, 0.38],
    [1, 0.5],
  ],
  5,
  0.1,
);
export const near = ridge(
  [
    [0, 0.16],
    [0.18, 0.36],
    [0.34, 0.14],
    [0.48, 0.3],
    [0.63, 0.12],
    [0.8, 0.34],
    [1, 0.18],
  ],
  8,
  0.08,
);
