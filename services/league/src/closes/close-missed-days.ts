import type { Day } from '@vetta/contract/values';
import type { Database } from '../store/database.ts';
import type { Clock } from '../time/clock.ts';
import { aroundEachStep } from './around-each-step.ts';
import { closeUpTo } from './close.ts';
import { closeActivities } from './close-activities.ts';
import { closingAlone, waitForClosingLock } from './closing-lock.ts';

/** Closes the missed days up to `upTo` in order. While another process closes days, it waits. */
export function closeMissedDays(db: Database, clock: Clock, upTo: Day): Promise<Day[]> {
  return closingAlone(
    db,
    (stillAlone) => {
      const steps = aroundEachStep(closeActivities(db, clock), async (_, run) => {
        await stillAlone();
        return run();
      });
      return closeUpTo(steps, upTo);
    },
    waitForClosingLock,
  );
}
