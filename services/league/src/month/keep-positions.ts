import type { Day } from '@vetta/contract/values';
import { lockStandings } from '../standings/lock.ts';
import { RANKING, rankingOf } from '../standings/ranking.ts';
import { rebuildStandings } from '../standings/rebuild.ts';
import type { Transaction } from '../store/database.ts';
import type { Moment } from '../time/moment.ts';
import { monthOf } from '../time/rome.ts';

/** Keeps the positions of the day's own month as they stood at its close: they order ties and show movement. */
export async function keepPositions(trx: Transaction, day: Day, moment: Moment): Promise<void> {
  await lockStandings(trx);
  await trx.raw(
    `insert into last_positions (month, player_id, position)
    select :month, player_id, position from (${RANKING}) r
    on conflict (month, player_id) do update set position = excluded.position
    where last_positions.position <> excluded.position`,
    rankingOf(monthOf(day), day),
  );
  await rebuildStandings(trx, moment);
}
