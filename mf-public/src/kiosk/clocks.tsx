import { useQueryClient } from '@tanstack/react-query';
import { formatClock } from '@vetta/contract/client/formats';
import type { PluginContext } from '@vetta/contract/plugin';
import { Horizon } from '@vetta/design-system/horizon';
import { useState } from 'react';
import { asClock, lastMinute, secondsToDayEnd, whatEnds } from '../day/day-end.ts';
import { useTime } from '../day/use-time.ts';
import { closingMonth, revealView } from '../reveal/reveal-view.ts';
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

/**
 * The month's last minute: whatever the scene, its seconds stand over it. Then it waits for the close; the reveal follows, and what
 * comes after that belongs to the new month.
 */
export function LastMinute({ clock }: { readonly clock: Clock & Pick<PluginContext, 'queries'> }) {
  const seconds = useTime(clock.now, lastMinute);
  const closing = useTime(clock.now, closingMonth);
  const client = useQueryClient();
  const [isClosed] = useState(() => {
    const known = client.getQueryData(clock.queries.month(closing).queryKey);
    return known !== undefined && revealView(known) !== null;
  });
  return seconds === '' && (closing === '' || isClosed) ? null : (
    <div className={styles.lastMinute}>
      <div className={horizon}>
        <Horizon />
      </div>
      <p className={styles.label}>{seconds === '' ? 'Il mese si chiude…' : 'Fine del mese fra'}</p>
      {seconds !== '' && (
        <p className={styles.seconds} role="timer" aria-label="Fine del mese">
          {seconds}
        </p>
      )}
    </div>
  );
}
