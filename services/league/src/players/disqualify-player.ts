import type { Disqualification } from '@vetta/contract/players';
import type { Month } from '@vetta/contract/values';
import type { Change } from '../change.ts';
import { refuseBeforeFirstDay } from '../months/first-day.ts';
import { FutureMonth } from '../standings/leaderboard.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { firstRow } from '../store/rows.ts';
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
  { today }: Now,
): Promise<Change<Disqualification, Disqualification>> {
  await refuseUnknownPlayer(trx, playerId);
  if (month > monthOf(today)) throw FutureMonth(month);
  await refuseBeforeFirstDay(trx, firstDay(month), today);
  const key = { player_id: playerId, month: firstDay(month) };
  const stored = await firstRow<{ reason: string }>(
    trx,
    'select reason from disqualifications where player_id = :player_id and month = :month',
    key,
  );
  if (reason === null) await trx('disqualifications').where(key).delete();
  else {
    await trx('disqualifications')
      .insert({ ...key, reason })
      .onConflict(['player_id', 'month'])
      .merge(['reason']);
  }
  return {
    before: { playerId, month, reason: stored?.reason ?? null },
    after: { playerId, month, reason },
  };
}
