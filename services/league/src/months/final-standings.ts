import type { Prize } from '@vetta/contract/prizes';
import type { Month } from '@vetta/contract/values';
import { RANKED_COLUMNS, type RankedPlayer, toStanding } from '../standings/standing.ts';
import type { Database } from '../store/database.ts';
import { firstRow, rows } from '../store/rows.ts';
import { firstDay } from '../time/rome.ts';

/** The standings of a final month as they were stored. */
export async function finalStandings(db: Database, month: Month) {
  const bindings = { month: firstDay(month) };
  const final = await firstRow<{ updatedAt: string; prizes: Prize[] }>(
    db,
    `select prizes, greatest(
      finalised_at, (select max(rebuilt_at) from final_month_rebuilds where month = :month)
    ) as "updatedAt"
    from final_months where month = :month`,
    bindings,
  );
  if (final === undefined) throw new Error(`${month} is not final`);
  const stored = await rows<RankedPlayer>(
    db,
    `select ${RANKED_COLUMNS} from final_standings where month = :month order by position`,
    bindings,
  );
  return {
    entries: stored.map((player, index) => ({
      ...toStanding(player, stored[index - 1]),
      // The movement of the last close means nothing once the month is over.
      movement: null,
      provisional: false,
    })),
    ...final,
    // Rows that an older version stored have no month.
    prizes: final.prizes.map((prize) => ({ ...prize, month: prize.month ?? null })),
  };
}
