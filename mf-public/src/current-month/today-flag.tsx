import { type Slotted, When } from '../prerender-template/slots.tsx';
import { climbAt } from './climb.ts';
import type { MonthView } from './month-view.ts';
import * as styles from './today-flag.css.ts';

/** Every share of the month that may have passed, in hundredths, with the path's height there. */
const places = Array.from({ length: 101 }, (_, share) => ({ share: String(share), y: climbAt(share) }));

/** A swallow-tailed flag of 78 × 26 px at the top of a pole of 44 px, with its foot at 0, 0. */
const cloth = 'M1-44H77L70-31 77-18H1Z';
const clothToTheLeft = 'M-1-44H-77L-70-31-77-18H-1Z';

/**
 * «Oggi 21» on a flag at today's place of the month's path. It stands in a picture of its own, because the path's is
 * stretched. The template holds one flag for each place, since the server fills in texts and computes nothing.
 */
export const TodayFlag = ({ month }: { readonly month: Pick<Slotted<MonthView>, 'day' | 'monthShare'> }) =>
  places.map(({ share, y }) => {
    // In the right half it flies to the left, so that it stays on the screen.
    const toTheLeft = Number(share) > 50;
    return (
      <When key={share} value={month.monthShare} is={share}>
        <svg x={`${share}%`} y={`${y.toFixed(1)}%`} className={styles.flag} aria-hidden="true">
          <path d="M0 0V-44" className={styles.pole} />
          <path d={toTheLeft ? clothToTheLeft : cloth} className={styles.cloth} />
          <text x={toTheLeft ? -36 : 36} y="-31" textAnchor="middle" className={styles.words}>
            Oggi {month.day}
          </text>
          <circle r="5.5" className={styles.foot} />
        </svg>
      </When>
    );
  });
