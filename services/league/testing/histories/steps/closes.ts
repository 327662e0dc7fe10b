import { closeUpTo } from '../../../src/closes/close.ts';
import { closeActivities } from '../../../src/closes/close-activities.ts';
import { closeOneDay } from '../../../src/closes/close-one-day.ts';
import { rebuildMonth } from '../../../src/months/rebuild-month.ts';
import { recalculate } from '../../../src/standings/recalculate.ts';
import { newestDayOver } from '../../../src/time/rome.ts';
import * as oracle from '../../oracle/close.ts';
import { dayOf, daysLater, monthOfDay, monthsLater, newestOver } from '../../oracle/days.ts';
import * as oracleRebuild from '../../oracle/rebuild.ts';
import { outcome, type PlayedLeague } from '../played-league.ts';
import { both, expectSame, type StepFunctions } from './step-functions.ts';

export const closes: StepFunctions<
  'recalculate' | 'close alone' | 'close missed days' | 'rebuild month' | 'nights' | 'wait' | 'wait for'
> = {
  async recalculate(league) {
    await both(league, recalculate, () => oracle.recalculate(league.model, league.now));
  },

  async 'close alone'({ model, now, db }, { daysAgo }) {
    const day = daysLater(dayOf(now), -daysAgo);
    expectSame(
      await outcome(() => closeOneDay(db, () => now, day)),
      await outcome(() => oracle.closeAlone(model, day, now)),
    );
  },

  'close missed days': closeMissed,

  async 'rebuild month'(league, { monthsAgo, values }) {
    const { model, now } = league;
    const month = monthsLater(monthOfDay(dayOf(now)), -monthsAgo);
    await both(
      league,
      (trx, now) => rebuildMonth(trx, month, { reason: 'Prova', values }, now),
      () => oracleRebuild.rebuildMonth(model, month, values, now),
    );
  },

  async nights(league, { count }) {
    for (let night = 0; night < count; night += 1) {
      league.now = nextTime(league.now, '23:59');
      await closeMissed(league);
    }
  },

  async wait(league, { hours }) {
    league.now = league.now.add({ hours });
  },

  async 'wait for'(league, { time }) {
    league.now = nextTime(league.now, time);
  },
};

async function closeMissed({ model, db, now }: PlayedLeague): Promise<void> {
  await closeUpTo(
    closeActivities(db, () => now),
    newestDayOver(now),
  );
  oracle.closeMissed(model, newestOver(now), now);
}

/** Returns the next instant at which it is a given time in Rome. */
function nextTime(now: Temporal.Instant, time: string): Temporal.Instant {
  const here = now.toZonedDateTimeISO('Europe/Rome');
  const then = here.withPlainTime(time);
  return (Temporal.ZonedDateTime.compare(then, here) > 0 ? then : then.add({ days: 1 })).toInstant();
}
