import type { Day } from '@vetta/contract/values';
import type { Database } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import { getSchedulerStatus } from './scheduler-status.ts';

/** Numbers that show an operator whether the nightly closes work. */
export interface VitalSigns {
  /** Null before the first close. */
  readonly lastClosedDay: Day | null;
  /** The number of awards that wait for the next close. An award waits at most a day. */
  readonly pendingAwards: number;
  /** Whether a scheduler is there and its closes succeed. */
  readonly schedulerIsActive: boolean;
}

export async function readVitalSigns(db: Database): Promise<VitalSigns> {
  const signs = await firstRow<Omit<VitalSigns, 'schedulerIsActive'>>(
    db,
    `select (select max(date) from closed_days) as "lastClosedDay",
      (select count(*) from player_bonuses where settled_at is null) as "pendingAwards"`,
  );
  if (signs === undefined) throw new Error('The vital signs returned no row');
  return { ...signs, schedulerIsActive: (await getSchedulerStatus(db)).isActive };
}
