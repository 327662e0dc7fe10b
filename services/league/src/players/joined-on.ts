import type { Day } from '@vetta/contract/values';
import type { Database } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import { firstDay, monthOf } from '../time/rome.ts';

/**
 * The day from which a newcomer is in the contest where nobody says it: today, or the 1st as long as no close of this
 * month has met an entry of this month. Setting up an office makes nobody late.
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
