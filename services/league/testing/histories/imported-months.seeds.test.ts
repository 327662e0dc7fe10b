import fc from 'fast-check';
import { describe } from 'vitest';
import { monthsLater } from '../oracle/days.ts';
import { playAndCompare } from './play-and-compare.ts';
import { randomRuns, testHistories } from './random-runs.ts';
import { stepOf } from './steps.ts';

const runs = randomRuns('Histories of imported months');

/** What happens around imports of the past: they are undone, and their months closed, corrected, rebuilt and typed into. */
const step = stepOf(
  ...(['import file', 'undo', 'import file', 'undo', 'nights', 'close alone'] as const),
  ...(['close missed days', 'remove entry', 'record day', 'record working week', 'recalculate'] as const),
  ...(['rebuild month', 'tick', 'untick', 'archive player', 'remove player', 'add player'] as const),
  ...(['change player', 'change contest', 'change scoring', 'add prize', 'wait'] as const),
);

describe.each(['2025-11-20T10:00', '2026-01-01T00:30', '2026-03-02T23:58', '2028-02-29T12:00'])(
  'any history of a league that was installed on %s',
  (start) => {
    const months = [-4, -3, -2, -1, 0, 1].map((later) => monthsLater(start.slice(0, 7), later));
    testHistories(
      'with imports of the past and their undoing equals the oracle after every step',
      { ...runs, start },
      fc.array(step, { minLength: 15, maxLength: 40, size: 'max' }),
      async (league, steps) => {
        for (const one of steps) await playAndCompare(league, one, months);
      },
    );
  },
);
