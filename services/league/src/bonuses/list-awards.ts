import type { Award } from '@vetta/contract/bonuses';
import type { Day } from '@vetta/contract/values';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import { type AwardRow, toAward } from './award-row.ts';

/** All awards, oldest week first, or those of one week. */
export async function listAwards(
  db: Database,
  { weekStartDate }: { weekStartDate?: Day | undefined } = {},
): Promise<Award[]> {
  const awards = await rows<AwardRow>(
    db,
    `select * from player_bonuses where cast(:week as date) is null or week_start = :week
    order by week_start, date_earned, id`,
    { week: weekStartDate ?? null },
  );
  return awards.map(toAward);
}
