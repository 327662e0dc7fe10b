import { formatClock } from '@vetta/contract/client/formats';
import { serverNow } from '@vetta/contract/client/server-clock';
import type { Scope } from '@vetta/contract/plugin';
import { useEffect, useState } from 'react';
import { asClock, secondsToMidnight } from '../day/day-end.ts';
import * as styles from './clocks.css.ts';

/** A text made of the server's time: redrawn only where it reads otherwise. */
function useTimeText(scope: Scope, read: (now: Date) => string, everyMs: number): string {
  const [text, setText] = useState(() => read(serverNow()));
  useEffect(() => scope.every(everyMs, () => setText(read(serverNow()))), [scope, read, everyMs]);
  return text;
}

const untilMidnight = (now: Date) => asClock(secondsToMidnight(now));

/** `18:42` */
export const WallClock = ({ scope }: { readonly scope: Scope }) => (
  <span className={styles.clock}>{useTimeText(scope, formatClock, 1000)}</span>
);

/** «Fine giornata fra 05:17:08», a step each second. */
export const DayEnd = ({ scope }: { readonly scope: Scope }) => (
  <p className={styles.dayEnd}>
    Fine giornata fra <span className={styles.figures}>{useTimeText(scope, untilMidnight, 500)}</span>
  </p>
);
