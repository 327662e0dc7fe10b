import type { Month } from '@vetta/contract/values';
import { FIRST_DAY_WITH_DATA } from '../closes/league-beginning.ts';
import { failure } from '../failure.ts';
import type { Database } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { firstDay, monthOf } from '../time/rome.ts';

export const UnknownMonth = failure('unknown_month', 404, () => 'Di questo mese non c’è una classifica');

/**
 * Refuses a month before the league's first entry, hand edit or award, unless it is final. Every public call about a month
 * asks this. The current month and later ones pass. @throws UnknownMonth
 */
export async function requireBegun(db: Database, month: Month, now: Now): Promise<void> {
  if (!(await hasBegun(db, month, now))) throw UnknownMonth();
}

/** Whether a month may be asked for: {@link requireBegun} refuses the others. */
export async function hasBegun(db: Database, month: Month, { today }: Now): Promise<boolean> {
  if (month >= monthOf(today)) return true;
  const begun = await firstRow(
    db,
    `select where month_of(${FIRST_DAY_WITH_DATA}) <= :month
      or exists (select from final_months where month = :month)`,
    { month: firstDay(month) },
  );
  return begun !== undefined;
}
