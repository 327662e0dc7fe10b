import type { Day } from '@vetta/contract/values';
import { getSchedulerStatus, newestDayDue } from '@vetta/league/closes/scheduler-status';
import type { Database } from '@vetta/league/store/database';
import { newestDayOver } from '@vetta/league/time/rome';

/** What the operator must know about the closes. */
export interface CloseAlert {
  /** `late`: not closed at 00:15. `stopped`: its close always fails. `recovered`: closed, after one of the others. */
  readonly event: 'late' | 'stopped' | 'recovered';
  /** The day whose evening this is about: one alert for each. */
  readonly evening: Day;
  /** The oldest day that is not closed; for `recovered` the newest closed one. */
  readonly day: Day;
  /** How many days are over and not closed. */
  readonly missedDays: number;
  /** Why, as far as it is known. */
  readonly because: string | null;
}

/** Returns what is wrong with the closes now: null if nothing is. */
export async function closeTrouble(trx: Database, now: Temporal.Instant): Promise<CloseAlert | null> {
  const status = await getSchedulerStatus(trx, now);
  const { lateDay, failingDay, missedDays } = status;
  const isStopped = status.inactiveBecause === 'closeStopped' && failingDay !== null;
  if (lateDay === null && !isStopped) return null;
  const evening = isStopped ? newestDayOver(now) : newestDayDue(now);
  return {
    event: isStopped ? 'stopped' : 'late',
    evening,
    day: (isStopped ? failingDay : lateDay) ?? evening,
    missedDays,
    because: status.failingBecause ?? status.inactiveBecause,
  };
}
