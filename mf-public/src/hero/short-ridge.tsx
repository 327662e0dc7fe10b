import { Alpenglow } from '@vetta/design-system/alpenglow';
import { heightAt } from '@vetta/design-system/ridge';
import { useId } from 'react';
import type { ClimbToNext } from './climb-to-next.ts';
import * as styles from './short-ridge.css.ts';

/** From the foot to the next player's summit: x and y in hundredths, y downwards. */
const ridge: readonly (readonly [x: number, y: number])[] = [
  [0, 94],
  [9, 84],
  [14, 88],
  [27, 66],
  [34, 72],
  [48, 47],
  [55, 54],
  [70, 30],
  [77, 36],
  [100, 6],
];
const line = `M${ridge.map(([x, y]) => `${x} ${y}`).join('L')}`;

/** The climb to the next place: the lit part is as long as the player's share of the points that it takes. */
export function ShortRidge({ climb }: { readonly climb: ClimbToNext }) {
  const light = useId();
  const lit = useId();
  const [x, y] = [climb.done, heightAt(ridge, climb.done)];
  return (
    <div className={styles.root} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.layer} aria-hidden="true">
        <clipPath id={lit}>
          <rect x="0" y="-10" width={x} height="120" />
        </clipPath>
        <Alpenglow id={light} gradientUnits="userSpaceOnUse" x1="0" x2="100" y1="0" y2="0" />
        <path d={`${line}V100H0Z`} className={styles.mountain} />
        <path d={line} className={styles.ahead} />
        <path d={line} className={styles.climbed} clipPath={`url(#${lit})`} stroke={`url(#${light})`} />
      </svg>
      <svg className={styles.layer} aria-hidden="true">
        <svg x="100%" y="6%" className={styles.loose} aria-hidden="true">
          <path d="M0 0V-18" className={styles.pole} />
          <path d="M0-18-15-13.5 0-9Z" className={climb.next ? styles.flag : styles.ownFlag} />
        </svg>
        <circle cx={`${x}%`} cy={`${y}%`} r="5.5" className={styles.here} />
      </svg>
    </div>
  );
}
