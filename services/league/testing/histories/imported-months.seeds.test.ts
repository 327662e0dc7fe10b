import fc from 'fast-check';
import { describe, test } from 'vitest';
import { emptiedLeague } from '../emptied-league.ts';
import { monthsLater } from '../oracle/days.ts';
import { playAndCompare } from './play-and-compare.ts';
import { playedLeague } from './played-league.ts';
import { randomRuns } from './random-runs.ts';
import { Step } from './steps.ts';

const { seed, numRuns } = randomRuns('Histories of imported months');

/** What happens around imports of the past: they are undone, and their months closed, corrected, rebuilt and typed into. */
const NAMES: Step['do'][] = [
  ...(['import file', 'undo', 'import file', 'undo', 'nights', 'close alone'] as const),
  ...(['close missed days', 'remove entry', 'record day', 'record working week', 'recalculate'] as const),
  ...(['rebuild month', 'tick', 'untick', 'archive player', 'remove player', 'add player'] as const),
  ...(['change player', 'change contest', 'change scoring', 'add prize', 'wait'] as const),
];
const step = fc.constantFrom(...NAMES).chain((name) => Step.filter((one) => one.do === name));

describe.each(['2025-11-20T10:00', '2026-01-01T00:30', '2026-03-02T23:58', '2028-02-29T12:00'])(
  'any history of a league that was installed on %s',
  (start) => {
    test('with imports of the past and their undoing equals the oracle after every step', {
      timeout: 3_600_000,
    }, async () => {
      const installed = Temporal.ZonedDateTime.from(`${start}[Europe/Rome]`);
      const month = installed.toPlainDate().toPlainYearMonth().toString();
      const months = [-4, -3, -2, -1, 0, 1].map((later) => monthsLater(month, later));
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 40, size: 'max' }), async (steps) => {
          const league = await playedLeague(await emptiedLeague(), installed);
          for (const one of steps) await playAndCompare(league, one, months);
        }),
        { seed, numRuns, endOnFailure: true },
      );
    });
  },
);
