import { Alpenglow } from '@vetta/design-system/alpenglow';
import { useId } from 'react';
import { climbAt, climbPath } from './climb.ts';
import type { MonthView } from './month-view.ts';
import * as styles from './wall-climb.css.ts';

/** The month's path from edge to edge of the screen: lit up to today's flag, dotted after it. */
export function WallClimb({ month }: { readonly month: Pick<MonthView, 'day' | 'monthShare'> }) {
  const [passed, light, ground] = [useId(), useId(), useId()];
  const share = Number(month.monthShare);
  const place = { left: `${share}%`, top: `${climbAt(share)}%` };
  return (
    <div className={styles.root} aria-hidden="true">
      <div className={styles.sky} />
      <div className={styles.inner}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.path} aria-hidden="true">
          <clipPath id={passed}>
            <rect x="0" y="-10" width={share} height="120" />
          </clipPath>
          <Alpenglow id={light} gradientUnits="userSpaceOnUse" x1="0" x2="100" y1="0" y2="0" />
          <linearGradient id={ground} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="6" y2="100">
            <stop offset="0" className={styles.slope} />
            <stop offset="1" className={styles.foot} />
          </linearGradient>
          <path d={`M-10 94L${climbPath.slice(1)}L110 1V140H-10Z`} fill={`url(#${ground})`} />
          <path d={climbPath} className={styles.ahead} />
          <path
            d={climbPath}
            className={styles.climbed}
            clipPath={`url(#${passed})`}
            stroke={`url(#${light})`}
          />
        </svg>
        <div className={styles.flag} style={place} data-to-the-left={share > 50 || undefined}>
          <span className={styles.cloth}>Oggi {month.day}</span>
          <span className={styles.today} />
        </div>
      </div>
    </div>
  );
}
