import type { Day, Month } from '@vetta/contract/values';
import { listBonusTypes } from '../bonuses/bonus-types.ts';
import { contestOf } from '../site/contest.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import type { Now } from '../time/now.ts';
import { addDays, addMonths, firstDay } from '../time/rome.ts';
import { openMonths } from './final-months.ts';
import { monthValues } from './month-values.ts';
import { storeStandings } from './store-standings.ts';

/** The close that makes a month final: that of the 2nd of the next, since updates take up to 48 hours. */
const finalClose = (month: Month): Day => addDays(firstDay(addMonths(month, 1)), 1);

/** Makes final every month whose grace is over at the close of `day`, and says which. */
export async function finaliseMonths(trx: LockedTransaction, day: Day, now: Now): Promise<Month[]> {
  const due = (await openMonths(trx, day)).filter((month) => finalClose(month) <= day);
  for (const month of due) await finalise(trx, month, now);
  return due;
}

/** Stores a month's standings with everything they were computed from: later changes never move them. */
async function finalise(trx: LockedTransaction, month: Month, { instant }: Now): Promise<void> {
  const { scoring, prizes, prizeSettings } = await monthValues(trx, month);
  await trx('final_months').insert({
    month: firstDay(month),
    finalised_at: instant.toString(),
    scoring: JSON.stringify(scoring),
    bonuses: JSON.stringify(await listBonusTypes(trx)),
    prizes: JSON.stringify(prizes),
    prize_settings: JSON.stringify(prizeSettings),
    contest: JSON.stringify(await contestOf(trx, month)),
  });
  await storeStandings(trx, month);
}
