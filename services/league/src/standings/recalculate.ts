import { awardBonuses } from '../bonuses/award-bonuses.ts';
import { settleBonuses } from '../bonuses/settle-bonuses.ts';
import { keepMonthValues } from '../months/month-values.ts';
import type { Now } from '../time/now.ts';
import type { LockedTransaction } from './lock.ts';
import { updateSumsOfOpenMonths } from './update-sums.ts';

/** What «Ricalcola Classifica» did. */
export interface Recalculation {
  readonly awarded: number;
  readonly moved: number;
  readonly withdrawn: number;
  readonly settled: number;
}

/**
 * Evaluates and settles the bonuses as a close at 23:59 now would, and sums all open months again. Closes no day, draws
 * nothing and makes nothing final.
 */
export async function recalculate(trx: LockedTransaction, now: Now): Promise<Recalculation> {
  await keepMonthValues(trx, now);
  const evaluated = await awardBonuses(trx, now.today, now);
  const settled = await settleBonuses(trx, now.today, now);
  await updateSumsOfOpenMonths(trx, now);
  return { ...evaluated, settled };
}
