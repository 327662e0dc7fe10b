import { expect, test } from 'vitest';
import { emptiedLeague } from '../emptied-league.ts';
import { dayOf, lastDayOfGrace, monthsLater } from '../oracle/days.ts';
import { playAndCompare } from './play-and-compare.ts';
import { playStep } from './play-step.ts';
import { playedLeague } from './played-league.ts';
import { office, randomDays } from './random-days.ts';
import { randomRuns } from './random-runs.ts';

const { seed } = randomRuns('Months day by day');

/** The 84 months of 2024 to 2030: seven beginnings and ends of summer time, two leap days, and six nights of New Year. */
const everyMonth = Array.from({ length: 84 }, (_, index) => monthsLater('2024-01', index));
const months = process.env.SOAK ? everyMonth : ['2024-02', '2025-10', '2026-12', '2027-03'];

test.each(months)(
  '%s, closed every night until it is final, equals the oracle every night',
  { timeout: 600_000 },
  async (month) => {
    const league = await playedLeague(
      await emptiedLeague(),
      Temporal.ZonedDateTime.from(`${month}-01T10:00[Europe/Rome]`),
    );
    for (const step of office) await playStep(league, step);
    for (const day of randomDays(seed, 34)) {
      for (const step of day) await playStep(league, step);
      await playAndCompare(league, { do: 'nights', count: 1 }, [month, monthsLater(month, 1)]);
      if (dayOf(league.now) === lastDayOfGrace(month)) break;
      // In the morning: on the last Sundays of March and October the clock has changed.
      await playStep(league, { do: 'wait for', time: '00:30' });
    }
    expect(league.model.finalMonths.has(month)).toBe(true);
  },
);
