import type { MonthDetail, RebuildRequest } from '@vetta/contract/months';
import type { Month } from '@vetta/contract/values';
import { awardBonusesOf } from '../bonuses/award-bonuses.ts';
import { settleBonusesBetween } from '../bonuses/settle-bonuses.ts';
import type { Replaced } from '../change.ts';
import { newestClosedDay } from '../closes/closed-days.ts';
import { failure } from '../failure.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import type { Transaction } from '../store/database.ts';
import type { Now } from '../time/now.ts';
import { firstDay, italianMonth, lastDay } from '../time/rome.ts';
import { isFinal, monthsNotFinal } from './final-months.ts';
import { getMonth } from './get-month.ts';
import { type MonthValues, monthValues, todaysValues, valueColumns, withoutPrizes } from './month-values.ts';
import { UnknownMonth } from './require-begun.ts';
import { replaceStandings } from './store-standings.ts';

const NotFinal = failure(
  'not_final',
  409,
  (month: Month) =>
    `Il mese di ${italianMonth(month)} non è ancora concluso: la sua classifica segue già i dati`,
);

/**
 * Computes a final month again from today's data and records the reason. It uses the values that are stored with the month,
 * or today's, which then become the month's. Late entries earn their bonuses as in an open month. Other months do not
 * change, and a draw that was held stays. @throws UnknownMonth, NotFinal
 */
export async function rebuildMonth(
  trx: LockedTransaction,
  month: Month,
  { reason, values }: RebuildRequest,
  now: Now,
): Promise<
  Replaced<MonthDetail> & { readonly after: Pick<RebuildRequest, 'reason'>; readonly reply: MonthDetail }
> {
  await requireFinal(trx, month, now);
  const before = await getMonth(trx, month, now);
  const valuesBefore = await monthValues(trx, month);
  if (values === 'today') {
    const todays = await todaysValues(trx, month);
    await trx('final_months')
      .where({ month: firstDay(month) })
      .update(valueColumns(before.imported === true ? withoutPrizes(todays) : todays));
  }
  await rebuildStandings(trx, month, valuesBefore, now);
  await trx('final_month_rebuilds').insert({
    month: firstDay(month),
    reason,
    rebuilt_at: now.instant.toString(),
  });
  const reply = await getMonth(trx, month, now);
  return { before, after: { ...reply, reason }, reply };
}

/** Judges a final month's bonuses again and replaces its standings. `before`: the values that it was computed with. */
export async function rebuildStandings(
  trx: LockedTransaction,
  month: Month,
  before: MonthValues,
  now: Now,
): Promise<void> {
  // Up to the newest closed day: today's data is evaluated by today's close.
  await awardBonusesOf(trx, month, (await newestClosedDay(trx)) ?? lastDay(month), now);
  await settleBonusesBetween(trx, firstDay(month), lastDay(month), now);
  await replaceStandings(trx, month, before);
}

async function requireFinal(trx: Transaction, month: Month, { today }: Now): Promise<void> {
  if (await isFinal(trx, month)) return;
  if ((await monthsNotFinal(trx, today)).includes(month)) throw NotFinal(month);
  throw UnknownMonth();
}
