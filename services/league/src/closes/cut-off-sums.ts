import type { Day } from '@vetta/contract/values';
import { monthsToDraw } from '../draws/draw-lottery.ts';
import { monthsToFinalise } from '../months/finalise-months.ts';
import { ENTERED, sumsOf } from '../standings/sums.ts';
import type { Transaction } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';

/**
 * Keeps, at the first step of the close of `day`, what the entries add up to of the months that it will draw or make final. Its later
 * steps count these, however late they run: what is recorded meanwhile is late (docs/rules.md, «Days and closes»).
 */
export async function keepCutOffSums(trx: Transaction, day: Day, now: Now): Promise<void> {
  await trx('cut_off_sums').delete();
  const months = new Set([...(await monthsToDraw(trx, day)), ...(await monthsToFinalise(trx, day, now))]);
  for (const month of months)
    await rows(
      trx,
      `insert into cut_off_sums (month, player_id, days, rings, appt_set, appt_done, presences)
      select :month, player_id, days, rings, appt_set, appt_done, presences from (${ENTERED}) e`,
      await sumsOf(trx, month, day),
    );
}
