import { formatClock } from '@vetta/contract/client/formats';
import { serverNow } from '@vetta/contract/client/server-clock';
import type { Scope } from '@vetta/contract/plugin';
import { useEffect, useState } from 'react';
import { asClock, secondsToMidnight } from '../day/day-end.ts';
import * as styles from './clocks.css.ts';

/** Returns a text of the server's time, and renders only when the text changes. */
function useTimeText(scope: Scope, format: (now: Date) => string, everyMs: number): string {
  const [text, setText] = useState(() => format(serverNow()));
  useEffect(() => scope.every(everyMs, () => setText(format(serverNow()))), [scope, format, everyMs]);
  return text;
}

const untilMidnight = (now: Date) => asClock(secondsToMidnight(now));

/** `18:42` */
export const WallClock = ({ scope }: { readonly scope: Scope }) => (
  <span className={styles.clock}>{useTimeText(scope, formatClock, 1000)}</span>
);

/** «Fine giornata fra 05:17:08», once a second. */
export const DayEnd = ({ scope }: { readonly scope: Scope }) => (
  <p className={styles.dayEnd}>
    Fine giornata fra <span className={styles.figures}>{useTimeText(scope, untilMidnight, 500)}</span>
  </p>
);
