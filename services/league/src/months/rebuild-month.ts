import type { MonthDetail } from '@vetta/contract/months';
import type { Month } from '@vetta/contract/values';
import { awardBonusesOf } from '../bonuses/award-bonuses.ts';
import { settleBonusesBetween } from '../bonuses/settle-bonuses.ts';
import type { Replaced } from '../change.ts';
import { failure } from '../failure.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import type { Transaction } from '../store/database.ts';
import type { Now } from '../time/now.ts';
import { firstDay, italianMonth, lastDay } from '../time/rome.ts';
import { newestClosedDay } from './closed-days.ts';
import { isFinal, openMonths } from './final-months.ts';
import { getMonth, UnknownMonth } from './get-month.ts';
import { storeStandingsAnew } from './store-standings.ts';

export const NotFinal = failure(
  'not_final',
  409,
  (month: Month) =>
    `Il mese di ${italianMonth(month)} non è ancora concluso: la sua classifica segue già i dati`,
);

/**
 * Computes a final month anew from the data as it is now, with the scoring values, prizes, prize settings and contest
 * that were stored with it, and writes down why. Late entries earn their bonuses as if the month were open; other months are not
 * touched, and a draw that was held stays. @throws UnknownMonth, NotFinal
 */
export async function rebuildMonth(
  trx: LockedTransaction,
  month: Month,
  reason: string,
  now: Now,
): Promise<Replaced<MonthDetail>> {
  await requireFinal(trx, month, now);
  const before = await getMonth(trx, month, now);
  const newest = await newestClosedDay(trx);
  if (newest === null) throw new Error('A final month without a closed day');
  // No further: what today still adds is tonight's to judge.
  await awardBonusesOf(trx, month, newest, now);
  await settleBonusesBetween(trx, firstDay(month), lastDay(month), now);
  await storeStandingsAnew(trx, month);
  await trx('final_month_rebuilds').insert({
    month: firstDay(month),
    reason,
    rebuilt_at: now.instant.toString(),
  });
  return { before, after: await getMonth(trx, month, now) };
}

async function requireFinal(trx: Transaction, month: Month, { today }: Now): Promise<void> {
  if (await isFinal(trx, month)) return;
  if ((await openMonths(trx, today)).includes(month)) throw NotFinal(month);
  throw UnknownMonth();
}
