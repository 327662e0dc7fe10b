import type { Scope } from '@vetta/contract/front-end';
import { useEffect, useEffectEvent, useState } from 'react';

interface DrawSteps {
  /** How many draws there are; it begins when there are some. */
  readonly draws: number;
  /** How long a name passes at first, in milliseconds. */
  readonly paceMs: number;
  readonly scope: Scope;
  readonly done: () => void;
}

// In paces. The winner stands longest.
const SEALED = 28;
const PASSING = 52;
const STANDS = 80;
const ALL = SEALED + PASSING + STANDS;

interface DrawStep {
  /** Which draw is shown, from 0. */
  readonly draw: number;
  readonly phase: 'sealed' | 'passing' | 'won';
  /** Which name passes: it grows quickly first, then slowly. */
  readonly name: number;
}

/** Returns what is shown after so many paces. */
function drawStepAt(pace: number, draws: number): DrawStep {
  const draw = Math.min(Math.floor(pace / ALL), draws - 1);
  const within = pace - draw * ALL;
  if (within < SEALED) return { draw, phase: 'sealed', name: 0 };
  if (within >= SEALED + PASSING) return { draw, phase: 'won', name: 0 };
  const left = 1 - (within - SEALED) / PASSING;
  return { draw, phase: 'passing', name: Math.round(24 * (1 - left ** 2)) };
}

/** Returns what of the draws is shown now; calls `done` when the last winner has stood long enough. */
export function useDrawSteps({ draws, paceMs, scope, done }: DrawSteps): DrawStep {
  const [pace, setPace] = useState(0);
  const afterPace = useEffectEvent((passed: number): number => {
    if (draws === 0) return passed;
    setPace(Math.min(passed + 1, draws * ALL - 1));
    if (passed + 1 >= draws * ALL && (passed + 1) % SEALED === 0) done();
    return passed + 1;
  });
  useEffect(() => {
    let passed = 0;
    scope.every(paceMs, () => {
      passed = afterPace(passed);
    });
  }, [scope, paceMs]);
  return drawStepAt(pace, Math.max(1, draws));
}
