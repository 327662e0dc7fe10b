import type { Day } from '@vetta/contract/values';
import type { Database } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';

/** What tells an operator that the nights do their work. */
export interface VitalSigns {
  /** Null before the first close. */
  readonly lastClosedDay: Day | null;
  /** Bonuses that wait for the next close: none stay longer than a day. */
  readonly pendingAwards: number;
}

export async function readVitalSigns(db: Database): Promise<VitalSigns> {
  const signs = await firstRow<VitalSigns>(
    db,
    `select (select max(date) from closed_days) as "lastClosedDay",
      (select count(*) from player_bonuses where settled_at is null) as "pendingAwards"`,
  );
  if (signs === undefined) throw new Error('The vital signs answered no row');
  return signs;
}
