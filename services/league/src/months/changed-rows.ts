import type { Month } from '@vetta/contract/values';
import { contestStart, withEligibility } from '../standings/eligibility.ts';
import { BOARD_FROM_ROWS } from '../standings/ranking.ts';
import { sumsOf } from '../standings/sums.ts';
import type { Database } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';

/**
 * Returns how many people's points or eligibility in a final month's stored standings differ from what its rows and values
 * give now. As in a rebuild, a player who was removed keeps the stored row, and one who came later counts only with points
 * or numbers. Bonuses that a rebuild would award or withdraw are not looked for: what changes them changes the points too.
 */
export async function countChangedRows(db: Database, month: Month): Promise<number> {
  const counted = await firstRow<{ changed: number }>(
    db,
    `select cast(count(*) as int) as changed
    from (${withEligibility(BOARD_FROM_ROWS)}) now
    left join final_standings f on f.month = :month and f.player_id = now.player_id
    where case
      when f.player_id is null then now.days > 0 or (now.score, now.bonus, now.total) <> (0, 0, 0)
      else (now.score, now.bonus, now.total) <> (f.score, f.bonus, f.total)
        or now.not_eligible is distinct from f.not_eligible
    end`,
    { ...(await sumsOf(db, month)), ...(await contestStart(db, month)) },
  );
  return counted?.changed ?? 0;
}
