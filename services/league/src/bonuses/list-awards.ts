import type { Award } from '@vetta/contract/bonuses';
import type { Day } from '@vetta/contract/values';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import { AWARD_COLUMNS } from './award-columns.ts';

/** Returns all awards, the oldest week first, or those of one week. */
export const listAwards = (
  db: Database,
  { weekStartDate }: { weekStartDate?: Day | undefined } = {},
): Promise<Award[]> =>
  rows(
    db,
    `select ${AWARD_COLUMNS} from player_bonuses where cast(:week as date) is null or week_start = :week
    order by week_start, date_earned, id`,
    { week: weekStartDate ?? null },
  );
