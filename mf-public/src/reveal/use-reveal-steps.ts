import type { Scope } from '@vetta/contract/front-end';
import { useEffect, useEffectEvent, useState } from 'react';

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
export function useRevealSteps({ rows, paceMs, scope, done }: RevealSteps): number {
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
