import type { Day, Month } from '@vetta/contract/values';
import { isFinal } from '../month/final-months.ts';
import { contestOf } from '../site/contest.ts';
import { OPEN_RANKING, openRankingOf } from '../standings/open-standings.ts';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import { firstDay } from '../time/rome.ts';

export interface Participant {
  readonly id: string;
  readonly name: string;
  readonly total: number;
}

/**
 * Who is in a month's lottery as they stand at the close of `upTo`, sorted by id: at least one entry in the month, the
 * threshold's points, not late and not disqualified.
 */
export async function participantsOf(db: Database, month: Month, upTo: Day): Promise<Participant[]> {
  const { lotteryThreshold: threshold } = await contestOf(db, month);
  const final = await isFinal(db, month);
  const ranking = final ? 'select * from final_standings where month = :month' : OPEN_RANKING;
  const bindings = final ? { month: firstDay(month) } : await openRankingOf(db, month, upTo);
  return rows(
    db,
    `select player_id as id, name, total from (${ranking}) r
    where days > 0 and total >= :threshold and not_eligible is null order by player_id`,
    { ...bindings, threshold },
  );
}
