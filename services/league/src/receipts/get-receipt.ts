import { PRESENCE_POINTS, presencePoints } from '@vetta/contract/points';
import type { Receipt } from '@vetta/contract/receipts';
import { ScoringChange } from '@vetta/contract/scoring';
import type { MonthState } from '@vetta/contract/standings';
import { type Day, Id, type Month } from '@vetta/contract/values';
import { z } from 'zod';
import { monthValues } from '../months/month-values.ts';
import { UnknownPlayer } from '../players/require-player.ts';
import { FutureMonth } from '../standings/leaderboard.ts';
import { BOARD, boardOf } from '../standings/ranking.ts';
import type { Database } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { addDays, firstDay, monthOf } from '../time/rome.ts';
import { HAND_EDITS_OF } from './parts.ts';
import { movedSince } from './place-reasons.ts';

interface ReceiptRow extends Pick<Receipt, 'name' | 'score' | 'bonus' | 'total' | 'adjustments'> {
  /** The day that the named sums end with; null before the first freeze. */
  readonly until: Day | null;
  readonly rings: number;
  readonly apptSet: number;
  readonly apptDone: number;
  readonly presences: number;
  /** The named bonuses. */
  readonly bonuses: readonly { readonly id: string; readonly weekStartDate: Day }[];
  /** What the points were computed with, where it is not the month's values. */
  readonly computedWith: unknown;
}

/** The columns of a {@link ReceiptRow}, over a row `r` of a board or of `final_standings` and its frozen sums `f`. */
const columns = (adjustments: string, computedWith: string) =>
  `r.name, r.score, r.bonus, r.total, f.until, coalesce(f.rings, 0) as rings, coalesce(f.appt_set, 0) as "apptSet",
  coalesce(f.appt_done, 0) as "apptDone", coalesce(f.presences, 0) as presences, coalesce(f.bonuses, '[]') as bonuses,
  ${adjustments} as adjustments, ${computedWith} as "computedWith"`;

const FROZEN = 'left join frozen_sums f on f.month = :month and f.player_id = r.player_id';

/** What a final month's row was computed with: its own values where a rebuild could not compute it again. */
const ComputedWith = z.object({
  scoring: ScoringChange,
  bonuses: z.array(z.object({ id: Id, name: z.string(), points: z.int() })).readonly(),
});
type ComputedWith = z.output<typeof ComputedWith>;

/**
 * Returns where a player's points of a month come from. The receipt is public: it names the sums that the closes of Sundays
 * froze and has the rest as one number, so that two receipts never differ by a day's numbers (docs/rules.md, «Privacy»).
 * @throws UnknownPlayer, FutureMonth
 */
export async function getReceipt(
  db: Database,
  playerId: string,
  now: Now,
  month: Month = monthOf(now.today),
): Promise<Receipt> {
  const current = monthOf(now.today);
  if (month > current) throw FutureMonth(month);
  const { finalisedAt, ...values } = await monthValues(db, month);
  const row = await (finalisedAt === null ? openRow : finalRow)(db, playerId, month);
  if (row === undefined) throw UnknownPlayer();
  const computedWith = row.computedWith === null ? values : ComputedWith.parse(row.computedWith);
  const named = {
    lines: linesOf(row, computedWith.scoring),
    bonuses: bonusesOf(row, computedWith.bonuses),
    adjustments: row.adjustments,
  };
  const rest = row.total - pointsOf(named);
  return {
    playerId,
    name: row.name,
    month,
    state: monthState(month, { isFinal: finalisedAt !== null, today: now.today }),
    ...named,
    thisWeek:
      month === current || rest !== 0
        ? { since: row.until === null ? firstDay(month) : addDays(row.until, 1), points: rest }
        : null,
    score: row.score,
    bonus: row.bonus,
    total: row.total,
    ...(finalisedAt === null && (await movedSince(db, playerId, month, now))),
  };
}

/** Adds up what a receipt names. */
const pointsOf = ({ lines, bonuses, adjustments }: Pick<Receipt, 'lines' | 'bonuses' | 'adjustments'>) =>
  [...lines, ...bonuses, ...adjustments].reduce((sum, { points }) => sum + points, 0);

const openRow = (db: Database, playerId: string, month: Month) =>
  firstRow<ReceiptRow>(
    db,
    `select ${columns(HAND_EDITS_OF('r.player_id'), 'cast(null as jsonb)')}
    from (select * from (${BOARD}) b where b.player_id = :playerId) r ${FROZEN}`,
    { ...boardOf(month), first: firstDay(month), playerId },
  );

const finalRow = (db: Database, playerId: string, month: Month) =>
  firstRow<ReceiptRow>(
    db,
    `select ${columns('r.adjustments', 'r.computed_with')} from final_standings r ${FROZEN}
    where r.month = :month and r.player_id = :playerId`,
    { month: firstDay(month), playerId },
  );

const bonusesOf = (row: ReceiptRow, known: ComputedWith['bonuses']): Receipt['bonuses'] =>
  row.bonuses.flatMap(({ id, weekStartDate }) => {
    const bonus = known.find((one) => one.id === id);
    return bonus ? [{ name: bonus.name, weekStartDate, points: bonus.points, pending: false }] : [];
  });

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

/** Returns `open` for the current month, then `grace` until the close of the 2nd makes it `final` (finalise-months.ts). */
function monthState(month: Month, { isFinal, today }: { isFinal: boolean; today: Day }): MonthState {
  if (isFinal) return 'final';
  return month === monthOf(today) ? 'open' : 'grace';
}
