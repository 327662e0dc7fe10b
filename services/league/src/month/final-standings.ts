import type { Prize } from '@vetta/contract/prizes';
import type { Standing } from '@vetta/contract/standings';
import type { Month } from '@vetta/contract/values';
import type { RankedRow } from '../standings/open-standings.ts';
import { tieReason } from '../standings/tie.ts';
import type { Database } from '../store/database.ts';
import { firstRow, rows } from '../store/rows.ts';
import { firstDay } from '../time/rome.ts';

/** What a final month answers for ever, as it was stored; undefined where the month is not final. */
export async function finalStandings(db: Database, month: Month) {
  const bindings = { month: firstDay(month) };
  const final = await firstRow<{ changed_at: string; prizes: Prize[] }>(
    db,
    `select prizes, greatest(
      finalised_at, (select max(rebuilt_at) from final_month_rebuilds where month = :month)
    ) as changed_at
    from final_months where month = :month`,
    bindings,
  );
  if (final === undefined) return undefined;
  const stored = await rows<RankedRow>(
    db,
    'select * from final_standings where month = :month order by position',
    bindings,
  );
  return {
    entries: stored.map((row, index) => toStanding(row, stored[index - 1])),
    prizes: final.prizes,
    updatedAt: final.changed_at,
  };
}

const toStanding = (row: RankedRow, above: RankedRow | undefined): Standing => ({
  position: row.position,
  playerId: row.player_id,
  name: row.name,
  score: row.score,
  bonus: row.bonus,
  total: row.total,
  // How the last close moved somebody says nothing once the month is over.
  movement: null,
  tie: tieReason(above, row),
  eligible: row.not_eligible === null,
  notEligible: row.not_eligible,
  provisional: false,
});
