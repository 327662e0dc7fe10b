import type { Day } from '@vetta/contract/values';
import type { CloseActivities } from './close.ts';

/** Runs one step of the close of `day` and returns what it returns. */
export type AroundStep = <Done>(day: Day, run: () => Promise<Done>) => Promise<Done>;

/** Returns the same steps of a close, each run by `around`. */
export function aroundEachStep(activities: CloseActivities, around: AroundStep): CloseActivities {
  const wrap =
    <Rest extends unknown[], Done>(step: (day: Day, ...rest: Rest) => Promise<Done>) =>
    (day: Day, ...rest: Rest): Promise<Done> =>
      around(day, () => step(day, ...rest));
  return {
    daysToClose: wrap(activities.daysToClose),
    awardBonuses: wrap(activities.awardBonuses),
    settleBonuses: wrap(activities.settleBonuses),
    keepPositions: wrap(activities.keepPositions),
    drawLottery: wrap(activities.drawLottery),
    finaliseMonths: wrap(activities.finaliseMonths),
    recordDay: wrap(activities.recordDay),
  };
}
