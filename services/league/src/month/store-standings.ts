import type { Month } from '@vetta/contract/values';
import { BONUSES_OF, HAND_EDITS_OF } from '../receipt/parts.ts';
import { OPEN_RANKING, openRankingOf } from '../standings/open-standings.ts';
import { IN_ORDER } from '../standings/ranking.ts';
import type { Transaction } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import { firstDay } from '../time/rome.ts';

const COLUMNS =
  'player_id, name, score, bonus, total, days, rings, appt_set, appt_done, presences, last_position, not_eligible, ' +
  'bonuses, adjustments';

const RANKED = `
  select r.*, ${BONUSES_OF('r.player_id')} as bonuses, ${HAND_EDITS_OF('r.player_id')} as adjustments
  from (${OPEN_RANKING}) r`;

/** Writes the standings of a month as they are computed now. */
export async function storeStandings(trx: Transaction, month: Month): Promise<void> {
  await trx.raw(
    `insert into final_standings (month, position, ${COLUMNS}) select :month, position, ${COLUMNS} from (${RANKED}) r`,
    await openRankingOf(trx, month),
  );
}

/**
 * Puts the standings of a month as they are computed now in the place of the stored ones. Who was removed since keeps
 * the stored row and its points; who came later is there only with points or numbers of that month.
 */
export async function storeStandingsAnew(trx: Transaction, month: Month): Promise<void> {
  const stood = await rows(trx, 'delete from final_standings where month = :month returning *', {
    month: firstDay(month),
  });
  await trx.raw(
    `with stood as (
      select ${COLUMNS} from jsonb_populate_recordset(cast(null as final_standings), cast(:stood as jsonb))
    ),
    ranked as (select ${COLUMNS} from (${RANKED}) r),
    standing as (
      select * from ranked
      where days > 0 or (score, bonus, total) <> (0, 0, 0) or player_id in (select player_id from stood)
      union all
      select * from stood where player_id not in (select player_id from ranked)
    )
    insert into final_standings (month, position, ${COLUMNS})
    select :month, row_number() over (${IN_ORDER}), ${COLUMNS} from standing`,
    { ...(await openRankingOf(trx, month)), stood: JSON.stringify(stood) },
  );
}
