import { formatClock } from '@vetta/contract/client/formats';
import type { PluginContext } from '@vetta/contract/plugin';
import { asClock, secondsToDayEnd } from '../day/day-end.ts';
import { useTime } from '../day/use-time.ts';
import * as styles from './clocks.css.ts';

type Clock = Pick<PluginContext, 'now'>;

const untilDayEnd = (now: Date) => asClock(secondsToDayEnd(now));

/** `18:42` */
export const WallClock = ({ clock }: { readonly clock: Clock }) => (
  <span className={styles.clock}>{useTime(clock.now, formatClock)}</span>
);

/** «Fine giornata fra 05:17:07», once a second. */
export const DayEnd = ({ clock }: { readonly clock: Clock }) => (
  <p className={styles.dayEnd}>
    Fine giornata fra <span className={styles.figures}>{useTime(clock.now, untilDayEnd)}</span>
  </p>
);
