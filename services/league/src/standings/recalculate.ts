import { awardBonuses } from '../bonuses/award-bonuses.ts';
import { settleBonuses } from '../bonuses/settle-bonuses.ts';
import type { Moment } from '../time/moment.ts';
import { keepSumsOfOpenMonths } from './keep-sums.ts';
import type { LockedTransaction } from './lock.ts';

/** What «Ricalcola Classifica» did. */
export interface Recalculation {
  readonly awarded: number;
  readonly moved: number;
  readonly withdrawn: number;
  readonly settled: number;
}

/**
 * Does what tonight's close does up to the standings, as if it were 23:59 now. It closes no day, draws nothing and
 * finalises nothing.
 */
export async function recalculate(trx: LockedTransaction, moment: Moment): Promise<Recalculation> {
  const evaluated = await awardBonuses(trx, moment.today, moment);
  const settled = await settleBonuses(trx, moment.today, moment);
  await keepSumsOfOpenMonths(trx, moment);
  return { ...evaluated, settled };
}
