import type { LateEntry } from '@vetta/contract/months';
import type { Day, Month } from '@vetta/contract/values';
import { entryColumns } from '../entries/entry-columns.ts';
import { WORKED } from '../entries/worked-days.ts';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import { firstDay, monthOf } from '../time/rome.ts';

/** SQL of the entries `e` that the stored standings of their final month `f` do not count. */
const LATE = `
  from final_months f join ${WORKED} e on e.date >= f.month and e.date < f.month + interval '1 month'
    and e.recorded_at > greatest(
      f.cut_off, (select max(r.rebuilt_at) from final_month_rebuilds r where r.month = f.month))`;

/** Returns the entries that came after a month became final or was rebuilt, newest first. */
export const listLateEntries = (db: Database, month: Month): Promise<LateEntry[]> =>
  rows<Omit<LateEntry, 'absent' | 'origins'>>(
    db,
    `select ${entryColumns('e')}, p.name, e.recorded_at as "recordedAt"
    ${LATE} join players p on p.id = e.player_id
    where f.month = :month order by e.recorded_at desc, e.id desc`,
    { month: firstDay(month) },
  );

/** Returns how many late entries each final month has; a month without them is left out. */
export async function countLateEntries(db: Database): Promise<ReadonlyMap<Month, number>> {
  const counted = await rows<{ month: Day; late: number }>(
    db,
    `select f.month, cast(count(*) as int) as late ${LATE} group by f.month`,
  );
  return new Map(counted.map(({ month, late }) => [monthOf(month), late]));
}
