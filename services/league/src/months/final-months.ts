import type { Day, Month } from '@vetta/contract/values';
import { FIRST_DAY_WITH_DATA } from '../closes/league-beginning.ts';
import { failure } from '../failure.ts';
import type { Database } from '../store/database.ts';
import { firstRow, rows } from '../store/rows.ts';
import { firstDay, italianMonth, monthOf } from '../time/rome.ts';

const FinalMonth = failure(
  'final_month',
  409,
  (month: Month) => `Il mese di ${italianMonth(month)} è concluso: i suoi bonus non si toccano più`,
);

export async function isFinal(db: Database, month: Month): Promise<boolean> {
  const final = await firstRow(db, 'select from final_months where month = :month', {
    month: firstDay(month),
  });
  return final !== undefined;
}

/** Refuses a change of awards in a final month. @throws FinalMonth */
export async function refuseFinal(db: Database, day: Day): Promise<void> {
  const month = monthOf(day);
  if (await isFinal(db, month)) throw FinalMonth(month);
}

/**
 * Returns the months that can still change, oldest first: from the first month with an entry, a hand edit or an award to
 * that of `upTo`, without the final ones.
 */
export async function monthsNotFinal(db: Database, upTo: Day): Promise<Month[]> {
  const months = await rows<{ month: Day }>(
    db,
    `select cast(candidate as date) as month
    from generate_series(
      month_of(${FIRST_DAY_WITH_DATA}),
      cast(:month as date), interval '1 month'
    ) as candidate
    where not exists (select from final_months f where f.month = cast(candidate as date))
    order by candidate`,
    { month: firstDay(monthOf(upTo)) },
  );
  return months.map(({ month }) => monthOf(month));
}
