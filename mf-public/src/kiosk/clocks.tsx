import { formatClock } from '@vetta/contract/client/formats';
import type { PluginContext } from '@vetta/contract/plugin';
import { useEffect, useState } from 'react';
import { asClock, secondsToMidnight } from '../day/day-end.ts';
import * as styles from './clocks.css.ts';

type Clock = Pick<PluginContext, 'now' | 'scope'>;

/** Returns a text of the server's time, and renders only when the text changes. */
function useTimeText({ now, scope }: Clock, format: (now: Date) => string, everyMs: number): string {
  const [text, setText] = useState(() => format(now()));
  useEffect(() => scope.every(everyMs, () => setText(format(now()))), [now, scope, format, everyMs]);
  return text;
}

const untilMidnight = (now: Date) => asClock(secondsToMidnight(now));

/** `18:42` */
export const WallClock = ({ clock }: { readonly clock: Clock }) => (
  <span className={styles.clock}>{useTimeText(clock, formatClock, 1000)}</span>
);

/** «Fine giornata fra 05:17:08», once a second. */
export const DayEnd = ({ clock }: { readonly clock: Clock }) => (
  <p className={styles.dayEnd}>
    Fine giornata fra <span className={styles.figures}>{useTimeText(clock, untilMidnight, 500)}</span>
  </p>
);
