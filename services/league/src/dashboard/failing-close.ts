import type { Day } from '@vetta/contract/values';
import type { CloseActivities } from '../closes/close.ts';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';

/**
 * Returns the same steps, of which each failure is stored for the dashboard. A runner repeats a failed step; the close counts
 * as failing until its day is closed.
 */
export function reportingFailures(db: Database, activities: CloseActivities): CloseActivities {
  const reporting =
    <Rest extends unknown[], Done>(step: (day: Day, ...rest: Rest) => Promise<Done>) =>
    async (day: Day, ...rest: Rest): Promise<Done> => {
      try {
        return await step(day, ...rest);
      } catch (error) {
        // Where the database is away, its own failure shows that.
        await noteFailure(db, day).catch(() => {});
        throw error;
      }
    };
  return {
    daysToClose: reporting(async (upTo) => {
      const days = await activities.daysToClose(upTo);
      if (days.length === 0) await db('failing_close').delete();
      return days;
    }),
    awardBonuses: reporting(activities.awardBonuses),
    settleBonuses: reporting(activities.settleBonuses),
    keepPositions: reporting(activities.keepPositions),
    drawLottery: reporting(activities.drawLottery),
    finaliseMonths: reporting(activities.finaliseMonths),
    recordDay: reporting(activities.recordDay),
  };
}

/** Stores that the close of a day fails, since the first failure. */
const noteFailure = (db: Database, day: Day) =>
  rows(
    db,
    `insert into failing_close (day, since) values (:day, now())
    on conflict (singleton) do update set day = excluded.day, since = excluded.since
    where failing_close.day <> excluded.day`,
    { day },
  );
