import { formatClock } from '@vetta/contract/client/formats';
import type { PluginContext } from '@vetta/contract/plugin';
import { Horizon } from '@vetta/design-system/horizon';
import { asClock, lastMinute, secondsToDayEnd, whatEnds } from '../day/day-end.ts';
import { useTime } from '../day/use-time.ts';
import * as styles from './clocks.css.ts';
import { horizon } from './wall-scene.css.ts';

type Clock = Pick<PluginContext, 'now'>;

const untilDayEnd = (now: Date) => asClock(secondsToDayEnd(now));

/** `18:42` */
export const WallClock = ({ clock }: { readonly clock: Clock }) => (
  <span className={styles.clock}>{useTime(clock.now, formatClock)}</span>
);

/** «Fine giornata fra 05:17:07», once a second; on the month's last day «Fine del mese fra». */
export const DayEnd = ({ clock }: { readonly clock: Clock }) => (
  <p className={styles.dayEnd}>
    {useTime(clock.now, whatEnds)} <span className={styles.figures}>{useTime(clock.now, untilDayEnd)}</span>
  </p>
);

/** The month's last minute: whatever the scene, its seconds stand over it. The reveal follows. */
export function LastMinute({ clock }: { readonly clock: Clock }) {
  const seconds = useTime(clock.now, lastMinute);
  return seconds === '' ? null : (
    <div className={styles.lastMinute}>
      <div className={horizon}>
        <Horizon />
      </div>
      <p className={styles.label}>Fine del mese fra</p>
      <p className={styles.seconds} role="timer" aria-label="Fine del mese">
        {seconds}
      </p>
    </div>
  );
}
