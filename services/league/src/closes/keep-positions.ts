import type { Day } from '@vetta/contract/values';
import type { LockedTransaction } from '../standings/lock.ts';
import { BOARD, BOARD_FROM_ROWS, boardOf, ranked } from '../standings/ranking.ts';
import { sumsOf } from '../standings/sums.ts';
import { rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { lastDay, monthOf } from '../time/rome.ts';

// Keeping positions does not change the order: as tie breakers they say what the ranking says already.
const keep = (board: string) => `
  with standing as (${ranked(board)}),
  -- Players who are not on the board have no position at this close: a leaver may come back.
  gone as (
    delete from last_positions l where month = :month
      and not exists (select from standing s where s.player_id = l.player_id)
  ),
  kept as (
    insert into last_positions (month, player_id, position)
    select :month, player_id, position from standing where last_position is distinct from position
    on conflict (month, player_id) do update set position = excluded.position
    returning 1
  )
  update standings_state set changed_at = :now where exists (select from kept)`;

const KEEP = keep(BOARD);
const KEEP_AS_OF_THAT_DAY = keep(BOARD_FROM_ROWS);

/**
 * Keeps the positions of the day's own month as they stood at its close: they order ties and show movement. The close
 * of an earlier day sees only what was there by then, and still the players who left since. Writes the positions that
 * differ, and removes those of players who are not on the board.
 */
export async function keepPositions(
  trx: LockedTransaction,
  day: Day,
  { instant, today }: Now,
): Promise<void> {
  const month = monthOf(day);
  // No row is dated after today, or after the month's last day.
  const isWhole = day >= today || day === lastDay(month);
  const bindings = isWhole ? boardOf(month) : { ...(await sumsOf(trx, month, day)), last: day };
  await rows(trx, isWhole ? KEEP : KEEP_AS_OF_THAT_DAY, { ...bindings, now: instant.toString() });
}
