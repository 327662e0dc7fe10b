import { type RidgePoint, ridgeLine, roughen } from '../texture/ridge.ts';
import * as styles from './horizon.css.ts';

const width = 1600;
const height = 320;

const range = (line: RidgePoint[], seed: number, rough: number) =>
  `${ridgeLine(roughen(line, { seed, rough, rounds: 6 }), width, height)}V${height}H0Z`;

// The summits of each range are given; only the edge between them is random.
const far = range(
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
const middle = range(
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
const near = range(
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

/** Decorative mountains at dawn, behind a hero or at the bottom of a wall screen. Needs a positioned, isolated parent. */
export const Horizon = () => (
  <div className={styles.root} aria-hidden="true">
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      className={styles.ridges}
      aria-hidden="true"
    >
      <path d={far} className={styles.far} />
      <path d={middle} className={styles.middle} />
      <path d={near} className={styles.near} />
    </svg>
  </div>
);
