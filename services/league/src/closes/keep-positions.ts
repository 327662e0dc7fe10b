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
  edited as (
    select player_id, cast(sum(points) as bigint) as points from adjustments
    where date between :month and :last group by player_id
  ),
  now as (
    select s.player_id, s.position, s.total, coalesce(e.points, 0) as by_hand
    from standing s left join edited e on e.player_id = s.player_id
  ),
  kept as (
    insert into last_positions (month, player_id, position, total, by_hand)
    select :month, n.player_id, n.position, n.total, n.by_hand
    from now n left join last_positions l on l.month = :month and l.player_id = n.player_id
    where (l.position, l.total, l.by_hand) is distinct from (n.position, n.total, n.by_hand)
    on conflict (month, player_id) do update
      set position = excluded.position, total = excluded.total, by_hand = excluded.by_hand
  )
  -- Points that were kept change nothing that anybody sees.
  update standings_state set changed_at = :now
  where exists (select from standing where last_position is distinct from position)`;

const KEEP = keep(BOARD);
const KEEP_AS_OF_THAT_DAY = keep(BOARD_FROM_ROWS);

/**
 * Keeps the positions of the day's own month as they stood at its close: they order ties and show movement, and the points kept
 * with them say why a place is another one since. The close of an earlier day sees only what was there by then, and still the
 * players who left since. Writes the rows that differ, and removes those of players who are not on the board.
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
