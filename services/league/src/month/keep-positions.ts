import type { Day, Month } from '@vetta/contract/values';
import { lockStandings } from '../standings/lock.ts';
import { RANKING, rankingOf } from '../standings/ranking.ts';
import { ensureCurrentStandings, rebuildStandings } from '../standings/rebuild.ts';
import type { Transaction } from '../store/database.ts';
import type { Moment } from '../time/moment.ts';
import { monthOf } from '../time/rome.ts';

/** Keeps the positions of the day's own month as they stood at its close: they order ties and show movement. */
export async function keepPositions(trx: Transaction, day: Day, moment: Moment): Promise<void> {
  await lockStandings(trx);
  if (day === moment.today) {
    // The stored standings are those of this close, and kept as they are they order every tie as it is ordered already.
    await ensureCurrentStandings(trx, moment);
    await keep(trx, 'select id as player_id, position from players where position > 0', monthOf(day));
    return;
  }
  await keep(trx, RANKING, monthOf(day), day);
  await rebuildStandings(trx, moment);
}

const keep = (trx: Transaction, places: string, month: Month, upTo?: Day) =>
  trx.raw(
    `insert into last_positions (month, player_id, position)
    select :month, player_id, position from (${places}) r
    on conflict (month, player_id) do update set position = excluded.position
    where last_positions.position <> excluded.position`,
    rankingOf(month, upTo),
  );
