import type { Day, Month } from '@vetta/contract/values';
import { monthValues } from '../months/month-values.ts';
import { withEligibility } from '../standings/eligibility.ts';
import { BOARD_AT_CUT_OFF, BOARD_FROM_ROWS } from '../standings/ranking.ts';
import { hasCutOffSums, sumsOf } from '../standings/sums.ts';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import { firstDay } from '../time/rome.ts';

export interface Participant {
  readonly id: string;
  readonly name: string;
  readonly total: number;
}

/**
 * Returns the participants of a month's lottery at the close of `upTo`, sorted by id: players on that day's board with at least one entry in
 * the month and at least the threshold's points, who are neither late nor disqualified. In a final month they are those of
 * its stored standings, without the players disqualified since (docs/rules.md, «Lottery»).
 */
export async function participantsOf(db: Database, month: Month, upTo: Day): Promise<Participant[]> {
  const { finalisedAt, contest } = await monthValues(db, month);
  const final = finalisedAt !== null;
  const board = final
    ? `select * from final_standings s where month = :month and not exists (
        select from disqualifications d where d.player_id = s.player_id and d.month = s.month)`
    : withEligibility((await hasCutOffSums(db, month)) ? BOARD_AT_CUT_OFF : BOARD_FROM_ROWS);
  const bindings = final
    ? { month: firstDay(month) }
    : { ...(await asOf(db, month, upTo)), start: contest.start };
  return rows(
    db,
    `select player_id as id, name, total from (${board}) b
    where days > 0 and total >= :threshold and not_eligible is null order by player_id`,
    { ...bindings, threshold: contest.lotteryThreshold },
  );
}

/** The bindings of a month's board on a day, however late it is asked for: a player who left after that day is on it. */
async function asOf(db: Database, month: Month, day: Day) {
  const sums = await sumsOf(db, month, day);
  return { ...sums, last: sums.upTo };
}
