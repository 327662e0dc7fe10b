import type { Standing } from '@vetta/contract/standings';
import type { Day, Month } from '@vetta/contract/values';
import { contestOf } from '../site/contest.ts';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import { RANKING, rankingOf } from './ranking.ts';
import { type Ranked, tieReason } from './tie.ts';

export interface RankedRow extends Ranked {
  position: number;
  player_id: string;
  name: string;
  score: number;
  bonus: number;
  not_eligible: 'late' | 'disqualified' | null;
}

interface OpenRow extends RankedRow {
  provisional: boolean;
}

/** The ranking with what a reader wants to know beyond the numbers. Bindings: {@link openRankingOf}. */
export const OPEN_RANKING = `
  select r.*,
    case when d.player_id is not null then 'disqualified' when r.joined_on > :start then 'late' end as not_eligible
  from (${RANKING}) r
  left join disqualifications d on d.player_id = r.player_id and d.month = :month`;

/** The bindings of {@link OPEN_RANKING}: the whole month, or the month as it stood at the close of `upTo`. */
export async function openRankingOf(db: Database, month: Month, upTo?: Day) {
  return { ...rankingOf(month, upTo), start: (await contestOf(db, month)).start };
}

/** The standings of a month that is not final, by position. */
export async function openStandings(db: Database, month: Month): Promise<Standing[]> {
  const ranked = await rows<OpenRow>(
    db,
    `select r.*,
      exists (
        select from entries e where e.player_id = r.player_id and e.date between :first and :last
          and (e.date > closed.newest or e.recorded_at > closed.ran_at)
      ) or exists (
        select from player_bonuses b where b.player_id = r.player_id and b.settled_at is null
          and b.date_earned between :first and :last
      ) as provisional
    from (${OPEN_RANKING}) r
    cross join (
      select coalesce(max(date), '-infinity') as newest, coalesce(max(ran_at), '-infinity') as ran_at from closed_days
    ) closed
    order by position`,
    await openRankingOf(db, month),
  );
  return ranked.map((row, index) => toStanding(row, ranked[index - 1]));
}

function toStanding(row: OpenRow, above: OpenRow | undefined): Standing {
  return {
    position: row.position,
    playerId: row.player_id,
    name: row.name,
    score: row.score,
    bonus: row.bonus,
    total: row.total,
    movement: row.last_position === null ? null : row.last_position - row.position,
    tie: tieReason(above, row),
    eligible: row.not_eligible === null,
    notEligible: row.not_eligible,
    provisional: row.provisional,
  };
}
