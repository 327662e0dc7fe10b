import { Alpenglow } from '@vetta/design-system/alpenglow';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import type { Slotted } from '../prerender-template/slots.tsx';
import { climbPath } from './climb.ts';
import * as styles from './month-path.css.ts';
import type { MonthView } from './month-view.ts';
import { TodayFlag } from './today-flag.tsx';

/**
 * The month as a climb: a lit path up to today's flag, a dotted path after it. Lengths are attributes, so that the api can
 * fill them in.
 */
export const MonthPath = ({ month }: { readonly month: Slotted<MonthView> }) => (
  <div className={styles.root}>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.path} aria-hidden="true">
      <clipPath id="mese-salito">
        <rect x="0" y="-10" width={month.monthShare} height="120" />
      </clipPath>
      <Alpenglow id="luce-mese" gradientUnits="userSpaceOnUse" x1="0" x2="100" y1="0" y2="0" />
      <linearGradient id="terra-mese" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="130" y2="220">
        <stop offset="0" className={styles.groundColour} />
        <stop offset="1" className={styles.groundColour} stopOpacity="0" />
      </linearGradient>
      <path className={styles.ground} fill="url(#terra-mese)" d={`${climbPath}L110 12V220H0Z`} />
      <path d={climbPath} className={styles.ahead} />
      <path d={climbPath} className={styles.climbed} clipPath="url(#mese-salito)" stroke="url(#luce-mese)" />
    </svg>
    <svg className={styles.flag} aria-hidden="true">
      <TodayFlag month={month} />
    </svg>
    <VisuallyHidden>
      <progress
        value={month.monthShare}
        max={100}
        aria-label={`Oggi ${month.day}`}
        aria-valuetext={`${month.monthShare}% del mese`}
      />
    </VisuallyHidden>
  </div>
);
