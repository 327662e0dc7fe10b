import type { Day, Month } from '@vetta/contract/values';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { firstDay, monthOf } from '../time/rome.ts';

// A commitment that a restore replaced was published too. The last instant of a month is before Rome's midnight.
const IMPORTED = `
  select m.month from unnest(cast(:months as date[])) as m (month) left join final_months f using (month)
  where coalesce(f.imported, m.month < :current and not exists (
    select from (
      select month, committed_at from draw_commitments union all select month, committed_at from replaced_commitments
    ) c
    where c.month = m.month and c.committed_at < (m.month + interval '1 month') at time zone 'Europe/Rome'
  ))`;

/**
 * Returns which of these months are imported: those that were over before a commitment for their draw was published. A file
 * brought them, or somebody typed them in later: they are ranked and awarded, but have no prizes and no draw
 * (docs/rules.md, «Months»). A final month keeps what it was.
 */
export async function importedMonths(
  db: Database,
  months: readonly Month[],
  { today }: Now,
): Promise<ReadonlySet<Month>> {
  const imported = await rows<{ month: Day }>(db, IMPORTED, {
    months: `{${months.map(firstDay).join()}}`,
    current: firstDay(monthOf(today)),
  });
  return new Set(imported.map(({ month }) => monthOf(month)));
}

/** {@link importedMonths} of one month. */
export const isImported = async (db: Database, month: Month, now: Now): Promise<boolean> =>
  (await importedMonths(db, [month], now)).has(month);
