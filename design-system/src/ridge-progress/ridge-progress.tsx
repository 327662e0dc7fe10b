import { useId } from 'react';
import { Alpenglow } from '../alpenglow/alpenglow.tsx';
import { heightAt, type RidgePoint, ridgeLine, roughen } from '../ridge/ridge.ts';
import * as styles from './ridge-progress.css.ts';

export type RidgeProgressProps = {
  /** The progress: 21 of 30. */
  value: number;
  max: number;
  /** The progress in words: «Giorno 21 di 30». */
  label: string;
};

const width = 600;
const height = 132;

// From the valley to the summit at the right end.
const ridge = roughen(
  [
    [0, 0.06],
    [0.2, 0.34],
    [0.3, 0.25],
    [0.52, 0.6],
    [0.62, 0.5],
    [0.86, 0.84],
    [0.9, 0.8],
    [1, 1],
  ],
  { seed: 3, rough: 0.045, rounds: 3 },
).map(([x, y]): RidgePoint => [x, Math.min(1, Math.max(0, y))]);

/** A period of time as a climb: the part that has passed is bright, and a marker shows today. */
export const RidgeProgress = ({ value, max, label }: RidgeProgressProps) => {
  const light = useId();
  const part = Math.min(1, Math.max(0, value / max));
  const here: RidgePoint = [part, heightAt(ridge, part)];
  const behind = [...ridge.filter(([x]) => x < part), here];
  const [x, y] = [here[0] * width, (1 - here[1]) * height];
  return (
    <svg
      viewBox={`-8 -22 ${width + 24} ${height + 34}`}
      className={styles.root}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={label}
    >
      <Alpenglow id={light} gradientUnits="userSpaceOnUse" x1="0" x2={Math.max(1, x)} y1="0" y2="0" />
      <path d={`${ridgeLine(ridge, width, height)}V${height + 8}H0Z`} className={styles.mountain} />
      <path
        d={`${ridgeLine(behind, width, height)}V${height + 8}H0Z`}
        fill={`url(#${light})`}
        opacity={0.2}
      />
      {Array.from({ length: max + 1 }, (_, day) => day / max).map((at) => (
        <path key={at} d={`M${(at * width).toFixed(1)} ${height + 4}v4`} className={styles.tick} />
      ))}
      <path d={ridgeLine(ridge, width, height)} className={styles.ahead} />
      <path d={ridgeLine(behind, width, height)} className={styles.climbed} stroke={`url(#${light})`} />
      <path d={`M${width} 0v-18l11 4-11 5`} className={styles.flag} />
      <circle cx={x} cy={y} r="14" className={styles.halo} />
      <circle cx={x} cy={y} r="6.5" className={styles.marker} />
    </svg>
  );
};
