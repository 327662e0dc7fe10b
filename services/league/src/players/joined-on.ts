import type { Day } from '@vetta/contract/values';
import type { Database } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import { firstDay, monthOf } from '../time/rome.ts';

/**
 * Returns the default of a new player's `joinedOn` («In gara dal»): today, or the 1st while no close of this month has met an entry of
 * this month, so that setting up an office makes no player late (docs/rules.md, «Eligibility»).
 */
export async function defaultJoinedOn(db: Database, today: Day): Promise<Day> {
  const first = firstDay(monthOf(today));
  const begun = await firstRow(
    db,
    "select from closed_days where met_entries and date >= :first and date < cast(:first as date) + interval '1 month' limit 1",
    { first },
  );
  return begun === undefined ? first : today;
}
