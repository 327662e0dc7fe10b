import { lastDayOfGrace } from '@vetta/contract/grace';
import type { Day, Month } from '@vetta/contract/values';
import type { LockedTransaction } from '../standings/lock.ts';
import { hasCutOffSums } from '../standings/sums.ts';
import type { Transaction } from '../store/database.ts';
import type { Now } from '../time/now.ts';
import { firstDay, newestDayOver } from '../time/rome.ts';
import { monthsNotFinal } from './final-months.ts';
import { importedMonths } from './imported-months.ts';
import { monthValues, valueColumns, withoutPrizes } from './month-values.ts';
import { storeStandings } from './store-standings.ts';

/** When a close stores a month: `cutOff` is the instant of its first step, after which an entry is late. */
interface StoredAt extends Now {
  readonly cutOff: string;
}

/**
 * Returns the months that the close of `day` makes final. An imported month waits for no day to come: it becomes final with the close of
 * the newest day that is over.
 */
export async function monthsToFinalise(trx: Transaction, day: Day, now: Now): Promise<Month[]> {
  const months = await monthsNotFinal(trx, day);
  const imported = await importedMonths(trx, months, now);
  const isNewest = day >= newestDayOver(now.instant);
  return months.filter((month) => lastDayOfGrace(month) <= day || (isNewest && imported.has(month)));
}

/** Makes every month final whose grace is over at the close of `day`. Returns them. */
export async function finaliseMonths(trx: LockedTransaction, day: Day, now: StoredAt): Promise<Month[]> {
  const due = await monthsToFinalise(trx, day, now);
  const imported = await importedMonths(trx, due, now);
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
  const isCutOff = await hasCutOffSums(trx, month);
  await trx('final_months').insert({
    month: firstDay(month),
    finalised_at: instant.toString(),
    // Without sums of the first step, what is stored is what is there now.
    cut_off: isCutOff ? cutOff : instant.toString(),
    imported,
    is_told: false,
    ...valueColumns(imported ? withoutPrizes(values) : values),
  });
  await storeStandings(trx, month, isCutOff);
}
