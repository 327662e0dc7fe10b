import type { Day } from '@vetta/contract/values';
import { getSchedulerStatus } from '@vetta/league/closes/scheduler-status';
import type { Database } from '@vetta/league/store/database';
import { firstRow } from '@vetta/league/store/rows';

/** Numbers that show an operator whether the nightly closes work. */
export interface VitalSigns {
  /** Null before the first close. */
  readonly lastClosedDay: Day | null;
  /** The number of awards that wait for the next close. An award waits at most a day. */
  readonly pendingAwards: number;
  /** Whether a scheduler is there and its closes succeed. */
  readonly schedulerIsActive: boolean;
  /** The number of days that are over and not closed. */
  readonly missedDays: number;
  /** Whether a day is still open at 00:15 or later. */
  readonly closeIsLate: boolean;
}

export async function readVitalSigns(db: Database, now: Temporal.Instant): Promise<VitalSigns> {
  const pending = await firstRow<{ awards: number }>(
    db,
    'select count(*) as awards from player_bonuses where settled_at is null',
  );
  const { lastClosedDay, isActive, missedDays, lateDay } = await getSchedulerStatus(db, now);
  return {
    lastClosedDay,
    pendingAwards: pending?.awards ?? 0,
    schedulerIsActive: isActive,
    missedDays,
    closeIsLate: lateDay !== null,
  };
}
