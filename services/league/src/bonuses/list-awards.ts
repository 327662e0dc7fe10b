import { Award } from '@vetta/contract/bonuses';
import type { Day } from '@vetta/contract/values';
import { fieldsOf } from '../store/columns.ts';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';

/** The columns of an `Award`, over a row of `player_bonuses`. */
export const AWARD_COLUMNS = fieldsOf(Award, { weekStartDate: 'week_start' });

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
