import type { Month } from '@vetta/contract/values';
import { BONUSES_OF, HAND_EDITS_OF } from '../receipts/parts.ts';
import { contestStart, withEligibility } from '../standings/eligibility.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { BOARD_AT_CUT_OFF, BOARD_FROM_ROWS, IN_ORDER, ranked, whoWasThere } from '../standings/ranking.ts';
import { sumsOf } from '../standings/sums.ts';
import { rows } from '../store/rows.ts';
import { firstDay } from '../time/rome.ts';
import type { MonthValues } from './month-values.ts';

const COLUMNS =
  'player_id, name, score, bonus, total, days, rings, appt_set, appt_done, presences, last_position, not_eligible, ' +
  'bonuses, adjustments, role, team';

// All bonuses of the month, also those that no receipt names: the awards of a player who is removed later are gone.
const rankedWith = (board: string) => `
  select r.*, ${BONUSES_OF('r.player_id')} as bonuses, ${HAND_EDITS_OF('r.player_id')} as adjustments
  from (${withEligibility(ranked(board))}) r`;
const RANKED = rankedWith(BOARD_FROM_ROWS);

const store = (board: string) => `
  with summed as (delete from month_sums where month = :month)
  insert into final_standings (month, position, ${COLUMNS})
  select :month, position, ${COLUMNS} from (${rankedWith(whoWasThere(board))}) r`;
const STORE = store(BOARD_FROM_ROWS);
const STORE_AT_CUT_OFF = store(BOARD_AT_CUT_OFF);

const bindingsOf = async (trx: LockedTransaction, month: Month) => ({
  ...(await sumsOf(trx, month)),
  ...(await contestStart(trx, month)),
});

/**
 * Stores the standings of a month that becomes final, in the place of its sums; `isCutOff`: with the entries as they stood at the first
 * step of the close. The frozen sums of who is not in them go: a
 * player who was removed or left in the month.
 */
export async function storeStandings(trx: LockedTransaction, month: Month, isCutOff: boolean): Promise<void> {
  await rows(trx, isCutOff ? STORE_AT_CUT_OFF : STORE, await bindingsOf(trx, month));
  await rows(
    trx,
    `delete from frozen_sums f where month = :month and not exists (
      select from final_standings s where s.month = f.month and s.player_id = f.player_id)`,
    { month: firstDay(month) },
  );
}

/**
 * Replaces the stored standings of a final month by what its rows give now. A player who was removed since keeps the
 * stored row with its points and with the values that they were computed with, `before` this rebuild if it has none of its
 * own; a player who came later is listed only with points or numbers of that month.
 */
export async function replaceStandings(
  trx: LockedTransaction,
  month: Month,
  before: MonthValues,
): Promise<void> {
  const stored = await rows(trx, 'delete from final_standings where month = :month returning *', {
    month: firstDay(month),
  });
  await rows(
    trx,
    `with stored as (
      select ${COLUMNS}, coalesce(computed_with, cast(:before as jsonb)) as computed_with
      from jsonb_populate_recordset(cast(null as final_standings), cast(:stored as jsonb))
    ),
    ranked as (select ${COLUMNS}, cast(null as jsonb) as computed_with from (${RANKED}) r),
    standing as (
      select * from ranked
      where days > 0 or (score, bonus, total) <> (0, 0, 0) or player_id in (select player_id from stored)
      union all
      select * from stored where player_id not in (select player_id from ranked)
    )
    insert into final_standings (month, position, ${COLUMNS}, computed_with)
    select :month, row_number() over (${IN_ORDER}), ${COLUMNS}, computed_with from standing`,
    {
      ...(await bindingsOf(trx, month)),
      stored: JSON.stringify(stored),
      before: JSON.stringify({ scoring: before.scoring, bonuses: before.bonuses }),
    },
  );
}
