import type { Standing } from '@vetta/contract/standings';
import type { Month } from '@vetta/contract/values';
import { WORKED } from '../entries/worked-days.ts';
import { type MonthValues, monthValues } from '../months/month-values.ts';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import { firstDay } from '../time/rome.ts';
import { withEligibility } from './eligibility.ts';
import { BOARD, boardOf, ranked, whoWasThere } from './ranking.ts';
import { RANKED_COLUMNS, type RankedPlayer, toStanding } from './standing.ts';

interface OpenRow extends RankedPlayer {
  readonly lastPosition: number | null;
  readonly provisional: boolean;
}

const standings = (board: string) => `select ${RANKED_COLUMNS},
      exists (
        select from ${WORKED} e where e.player_id = r.player_id and e.date between :first and :last
          and (e.date > closed.newest or e.recorded_at > closed.cut_off)
      ) or exists (
        select from player_bonuses b where b.player_id = r.player_id and b.settled_at is null
          and b.date_earned between :first and :last
      ) as provisional
    from (${withEligibility(ranked(board))}) r
    cross join (
      select coalesce(max(date), '-infinity') as newest, coalesce(max(cut_off), '-infinity') as cut_off
      from closed_days
    ) closed
    order by position`;

const OF_THE_BOARD = standings(BOARD);
const OF_A_MONTH_THAT_IS_OVER = standings(whoWasThere(BOARD));

/**
 * The standings of a month that is not final, by position: everybody on the board, of a month that is over those who were there. A caller
 * that has read the month's values gives them.
 */
export async function openStandings(
  db: Database,
  month: Month,
  { values, isOver = false }: { values?: Pick<MonthValues, 'contest'> | undefined; isOver?: boolean } = {},
): Promise<Standing[]> {
  const { contest } = values ?? (await monthValues(db, month));
  const players = await rows<OpenRow>(
    db,
    isOver ? OF_A_MONTH_THAT_IS_OVER : OF_THE_BOARD,
    { ...boardOf(month), first: firstDay(month), start: contest.start },
    isOver ? 'standings of a month that is over' : 'open standings',
  );
  return players.map((player, index) => ({
    ...toStanding(player, players[index - 1]),
    movement: player.lastPosition === null ? null : player.lastPosition - player.position,
    provisional: player.provisional,
  }));
}
