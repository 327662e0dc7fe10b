import type { SceneProps, Scope } from '@vetta/contract/front-end';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSkip } from '../kiosk/use-skip.ts';
import { MonthEnd, useMonthEnd } from './month-end.tsx';

const PACE_MS = 2600;

/** On the first days of a month: the old one's end from the tenth place up. Left out on all other days. */
export default function RevealScene({ context }: SceneProps) {
  return <RevealAtPace context={context} paceMs={PACE_MS} />;
}

/** The stories' pace is their own. */
export function RevealAtPace({ context, paceMs }: SceneProps & { readonly paceMs: number }) {
  const { scope, skip, done } = context;
  const { end, isFetching } = useMonthEnd(context);
  // A scene that left at once would never hear of the close.
  useSkip(skip, end === null && !isFetching);
  const revealed = useRevealSteps({ rows: end?.rows.length ?? 0, paceMs, scope, done });
  return end && <MonthEnd context={context} end={end} revealed={revealed} />;
}

interface RevealSteps {
  /** How many rows there are; the reveal begins when there are some. */
  readonly rows: number;
  /** How long a row stands before the next one, in milliseconds. */
  readonly paceMs: number;
  readonly scope: Scope;
  readonly done: () => void;
}

/** The winner stays this many times as long as a row. */
const WINNER_PACES = 5;

/** Returns how many rows are revealed, from the last one up. */
function useRevealSteps({ rows, paceMs, scope, done }: RevealSteps): number {
  const [revealed, setRevealed] = useState(1);
  const afterPace = useEffectEvent((paces: number): number => {
    if (rows === 0) return paces;
    setRevealed(Math.min(rows, paces + 1));
    if (paces + 1 >= rows + WINNER_PACES) done();
    return paces + 1;
  });
  useEffect(() => {
    let paces = 1;
    scope.every(paceMs, () => {
      paces = afterPace(paces);
    });
  }, [scope, paceMs]);
  return revealed;
}
