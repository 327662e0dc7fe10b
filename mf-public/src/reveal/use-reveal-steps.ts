import type { Scope } from '@vetta/contract/front-end';
import { useEffect, useRef, useState } from 'react';

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
export function useRevealSteps(steps: RevealSteps): number {
  const [revealed, setRevealed] = useState(1);
  const latest = useRef(steps);
  useEffect(() => {
    latest.current = steps;
  });
  const { scope, paceMs } = steps;
  useEffect(() => {
    let paces = 1;
    scope.every(paceMs, () => {
      const { rows, done } = latest.current;
      if (rows === 0) return;
      paces += 1;
      setRevealed(Math.min(rows, paces));
      if (paces >= rows + WINNER_PACES) done();
    });
  }, [scope, paceMs]);
  return revealed;
}
