import type { Day, Month } from '@vetta/contract/values';
import type { LockedTransaction } from '../standings/lock.ts';
import type { Now } from '../time/now.ts';
import { addDays, addMonths, firstDay, newestDayOver } from '../time/rome.ts';
import { monthsNotFinal } from './final-months.ts';
import { importedMonths } from './imported-months.ts';
import { monthValues, valueColumns, withoutPrizes } from './month-values.ts';
import { storeStandings } from './store-standings.ts';

/** Returns the day whose close makes a month final: the 2nd of the next month, since updates take up to 48 hours. */
const finalClose = (month: Month): Day => addDays(firstDay(addMonths(month, 1)), 1);

/** When a close stores a month: `cutOff` is the instant of its first step, after which an entry is late. */
interface StoredAt extends Now {
  readonly cutOff: string;
}

/**
 * Makes every month final whose grace is over at the close of `day`. An imported month waits for no day to come: it becomes
 * final with the close of the newest day that is over. Returns them.
 */
export async function finaliseMonths(trx: LockedTransaction, day: Day, now: StoredAt): Promise<Month[]> {
  const months = await monthsNotFinal(trx, day);
  const imported = await importedMonths(trx, months, now);
  const isNewest = day >= newestDayOver(now.instant);
  const due = months.filter((month) => finalClose(month) <= day || (isNewest && imported.has(month)));
  for (const month of due) await finalise(trx, month, imported.has(month), now);
  return due;
}

/** Stores a month's standings with the values that they were computed from, so that later changes do not move them. */
async function finalise(
  trx: LockedTransaction,
  month: Month,
  imported: boolean,
  { instant, cutOff }: StoredAt,
): Promise<void> {
  const values = await monthValues(trx, month);
  await trx('final_months').insert({
    month: firstDay(month),
    finalised_at: instant.toString(),
    cut_off: cutOff,
    imported,
    ...valueColumns(imported ? withoutPrizes(values) : values),
  });
  await storeStandings(trx, month);
}
