import type { Day, Month } from '@vetta/contract/values';
import { listBonusTypes } from '../bonuses/bonus-types.ts';
import { BONUSES_OF, HAND_EDITS_OF } from '../receipt/parts.ts';
import { lockStandings } from '../standings/lock.ts';
import { OPEN_RANKING, openRankingOf } from '../standings/open-standings.ts';
import type { Transaction } from '../store/database.ts';
import type { Moment } from '../time/moment.ts';
import { addDays, addMonths, firstDay } from '../time/rome.ts';
import { openMonths } from './final-months.ts';
import { monthValues } from './month-values.ts';

/** The close that makes a month final: that of the 2nd of the next, since updates take up to 48 hours. */
const finalClose = (month: Month): Day => addDays(firstDay(addMonths(month, 1)), 1);

/** Makes final every month whose grace is over at the close of `day`, and says which. */
export async function finaliseMonths(trx: Transaction, day: Day, moment: Moment): Promise<Month[]> {
  await lockStandings(trx);
  const due = (await openMonths(trx, day)).filter((month) => finalClose(month) <= day);
  for (const month of due) await finalise(trx, month, moment);
  return due;
}

/** Stores a month's standings with everything they were computed from: later changes never move them. */
async function finalise(trx: Transaction, month: Month, { now }: Moment): Promise<void> {
  const { scoring, prizes, prizeSettings } = await monthValues(trx, month);
  await trx('final_months').insert({
    month: firstDay(month),
    finalised_at: now.toString(),
    scoring: JSON.stringify(scoring),
    bonuses: JSON.stringify(await listBonusTypes(trx)),
    prizes: JSON.stringify(prizes),
    prize_settings: JSON.stringify(prizeSettings),
  });
  await storeStandings(trx, month);
}

/** Writes the standings of a month as they are computed now. */
export async function storeStandings(trx: Transaction, month: Month): Promise<void> {
  await trx.raw(
    `insert into final_standings (month, position, player_id, name, score, bonus, total, days, rings, appt_set,
      appt_done, presences, last_position, not_eligible, bonuses, adjustments)
    select :month, position, player_id, name, score, bonus, total, days, rings, appt_set,
      appt_done, presences, last_position, not_eligible, ${BONUSES_OF('r.player_id')}, ${HAND_EDITS_OF('r.player_id')}
    from (${OPEN_RANKING}) r`,
    await openRankingOf(trx, month),
  );
}
