import { type RidgePoint, ridgeLine } from '../ridge/ridge.ts';
import * as styles from './horizon.css.ts';
import { far, middle, near } from './ridges.ts';

const width = 1600;
const height = 320;

const range = (ridge: readonly RidgePoint[]) => `${ridgeLine(ridge, width, height)}V${height}H0Z`;
const paths = { far: range(far), middle: range(middle), near: range(near) };

/** Decorative mountains at dawn, behind a hero or at the bottom of a wall screen. Needs a positioned, isolated parent. */
export const Horizon = () => (
  <div className={styles.root} aria-hidden="true">
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      className={styles.ridges}
      aria-hidden="true"
    >
      <path d={paths.far} className={styles.far} />
      <path d={paths.middle} className={styles.middle} />
      <path d={paths.near} className={styles.near} />
    </svg>
  </div>
);
