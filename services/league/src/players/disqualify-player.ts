import { randomUUID } from 'node:crypto';
import type { Disqualification } from '@vetta/contract/players';
import type { Month } from '@vetta/contract/values';
import { journaled } from '../audit/journal.ts';
import type { Change } from '../change.ts';
import { refuseBeforeFirstDay } from '../months/first-day.ts';
import { FutureMonth } from '../standings/leaderboard.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { notingChangedRows } from '../standings/noting-changed-rows.ts';
import type { Database } from '../store/database.ts';
import { firstRow, rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { firstDay, monthOf } from '../time/rome.ts';
import { refuseUnknownPlayer } from './require-player.ts';

/**
 * Disqualifies a player for a month, or lifts the disqualification if `reason` is null. The player stays on the board,
 * marked, and gets neither prizes nor a place in the lottery. For a final month it takes effect with the month's recorded
 * rebuild, as late entries do. @throws UnknownPlayer, FutureMonth, BeforeFirstDay
 */
export async function disqualifyPlayer(
  trx: LockedTransaction,
  playerId: string,
  { month, reason }: { month: Month; reason: string | null },
  now: Now,
): Promise<Change<Disqualification | null, Disqualification>> {
  const { today } = now;
  await refuseUnknownPlayer(trx, playerId);
  if (month > monthOf(today)) throw FutureMonth(month);
  await refuseBeforeFirstDay(trx, firstDay(month), today);
  const key = { player_id: playerId, month: firstDay(month) };
  const stored = await firstRow<{ reason: string }>(
    trx,
    'select reason from disqualifications where player_id = :player_id and month = :month',
    key,
  );
  const journal = randomUUID();
  await notingChangedRows(trx, now, () =>
    journaled(
      trx,
      { journal, table: 'disqualifications' },
      reason === null
        ? 'delete from disqualifications where player_id = :player_id and month = :month'
        : `insert into disqualifications (player_id, month, reason) values (:player_id, :month, :reason)
          on conflict (player_id, month) do update set reason = excluded.reason`,
      { ...key, reason },
    ),
  );
  const isNew = stored === undefined && reason !== null;
  return {
    before: isNew ? null : { playerId, month, reason: stored?.reason ?? null },
    after: { playerId, month, reason },
    // Nothing was there, and nothing is: there is nothing to undo.
    ...((stored !== undefined || reason !== null) && { journal }),
  };
}

/** The disqualifications of a month, by player. */
export const listDisqualifications = (db: Database, month: Month): Promise<Disqualification[]> =>
  rows(
    db,
    `select player_id as "playerId", to_char(month, 'YYYY-MM') as month, reason
    from disqualifications where month = :month order by player_id`,
    { month: firstDay(month) },
  );
