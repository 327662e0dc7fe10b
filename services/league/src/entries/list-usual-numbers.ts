import type { UsualNumbers } from '@vetta/contract/entries';
import type { Day } from '@vetta/contract/values';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import { addDays } from '../time/rome.ts';

/** Four weeks: long enough for a median, short enough to follow a person who is learning. */
const LOOKED_AT_DAYS = 28;

/** Returns what is usual for each player before a day. A player without a day with calls is left out. */
export const listUsualNumbers = (db: Database, day: Day): Promise<UsualNumbers[]> =>
  rows(
    db,
    `select player_id as "playerId", count(*) as days,
      percentile_cont(0.5) within group (order by rings) as rings,
      percentile_cont(0.5) within group (order by appt_set) as "apptSet",
      percentile_cont(0.5) within group (order by appt_done) as "apptDone"
    from entries where date between :first and :last and rings > 0 group by player_id order by player_id`,
    { first: addDays(day, -LOOKED_AT_DAYS), last: addDays(day, -1) },
  );
