import { PRESENCE_POINTS, presencePoints } from '@vetta/contract/points';
import type { Receipt } from '@vetta/contract/receipts';
import type { ScoringChange } from '@vetta/contract/scoring';
import type { Day, Month } from '@vetta/contract/values';
import { newestClosedDay } from '../closes/closed-days.ts';
import { monthState } from '../months/month-state.ts';
import { type MonthBonus, monthValues } from '../months/month-values.ts';
import { UnknownPlayer } from '../players/require-player.ts';
import { FutureMonth } from '../standings/leaderboard.ts';
import { BOARD, boardOf } from '../standings/ranking.ts';
import type { Database } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { addDays, firstDay, lastDay, monthOf, weekStart } from '../time/rome.ts';
import { BONUSES_OF, HAND_EDITS_OF } from './parts.ts';

interface ReceiptRow extends Pick<Receipt, 'name' | 'score' | 'bonus' | 'total' | 'bonuses' | 'adjustments'> {
  readonly rings: number;
  readonly apptSet: number;
  readonly apptDone: number;
  readonly presences: number;
}

/** The columns of a {@link ReceiptRow}, over a row `r` of a board or of `final_standings`. */
const columns = (bonuses: string, adjustments: string) =>
  `r.name, r.score, r.bonus, r.total, r.rings, r.appt_set as "apptSet", r.appt_done as "apptDone", r.presences,
  ${bonuses} as bonuses, ${adjustments} as adjustments`;

/**
 * Returns where a player's points of a month come from. The receipt is public: the current month's lines end with the last
 * closed Sunday, so that two evenings' receipts do not show a day's numbers (docs/rules.md, «Privacy»).
 * @throws UnknownPlayer, FutureMonth
 */
export async function getReceipt(
  db: Database,
  playerId: string,
  now: Now,
  month: Month = monthOf(now.today),
): Promise<Receipt> {
  if (month > monthOf(now.today)) throw FutureMonth(month);
  const { finalisedAt, scoring, bonuses } = await monthValues(db, month);
  const linesEnd = month === monthOf(now.today) ? await lastClosedSunday(db, month) : lastDay(month);
  const row =
    finalisedAt === null
      ? await openRow(db, playerId, { month, bonuses, linesEnd })
      : await finalRow(db, playerId, month);
  if (row === undefined) throw UnknownPlayer();
  const lines = linesOf(row, scoring);
  return {
    playerId,
    name: row.name,
    month,
    state: monthState(month, { isFinal: finalisedAt !== null, today: now.today }),
    lines,
    bonuses: row.bonuses,
    adjustments: row.adjustments,
    thisWeek:
      linesEnd < lastDay(month)
        ? { since: addDays(linesEnd, 1), points: row.total - pointsOf(lines, row) }
        : null,
    score: row.score,
    bonus: row.bonus,
    total: row.total,
  };
}

/** Returns the last Sunday of the month that was closed or covered, or the day before the month if there is none. */
async function lastClosedSunday(db: Database, month: Month): Promise<Day> {
  const newest = await newestClosedDay(db);
  const sunday = newest && addDays(weekStart(addDays(newest, 1)), -1);
  return sunday && monthOf(sunday) === month ? sunday : addDays(firstDay(month), -1);
}

/** Adds up what a receipt names. */
const pointsOf = (
  lines: Receipt['lines'],
  { bonuses, adjustments }: Pick<Receipt, 'bonuses' | 'adjustments'>,
): number =>
  [...lines, ...bonuses.filter(({ pending }) => !pending), ...adjustments].reduce(
    (sum, { points }) => sum + points,
    0,
  );

/** The points are those of the whole month; numbers and bonuses are those up to `linesEnd`. */
const openRow = (
  db: Database,
  playerId: string,
  { month, bonuses, linesEnd }: { month: Month; bonuses: readonly MonthBonus[]; linesEnd: Day },
) =>
  firstRow<ReceiptRow>(
    db,
    `select ${columns(BONUSES_OF('r.player_id', ':linesEnd'), HAND_EDITS_OF('r.player_id'))}
    from (
      select b.player_id, b.name, b.score, b.bonus, b.total, e.*
      from (${BOARD}) b,
        (
          select coalesce(sum(rings), 0) as rings, coalesce(sum(appt_set), 0) as appt_set,
            coalesce(sum(appt_done), 0) as appt_done, count(*) filter (where alignment) as presences
          from entries where player_id = :playerId and date between :first and :linesEnd
        ) e
      where b.player_id = :playerId
    ) r`,
    { ...boardOf(month), first: firstDay(month), linesEnd, bonuses: JSON.stringify(bonuses), playerId },
  );

const finalRow = (db: Database, playerId: string, month: Month) =>
  firstRow<ReceiptRow>(
    db,
    `select ${columns('r.bonuses', 'r.adjustments')} from final_standings r
    where r.month = :month and r.player_id = :playerId`,
    { month: firstDay(month), playerId },
  );

function linesOf(row: ReceiptRow, scoring: ScoringChange): Receipt['lines'] {
  const line = (what: Receipt['lines'][number]['what'], count: number, each: number) => ({
    what,
    count,
    each,
    points: count * each,
  });
  return [
    line('rings', row.rings, scoring.ringPoints),
    line('apptSet', row.apptSet, scoring.appointmentSetPoints),
    line('apptDone', row.apptDone, scoring.appointmentDonePoints),
    {
      what: 'presences',
      count: row.presences,
      each: (PRESENCE_POINTS * Math.round(scoring.bonusMultiplier * 10)) / 10,
      points: presencePoints(row.presences, scoring.bonusMultiplier),
    },
  ];
}
