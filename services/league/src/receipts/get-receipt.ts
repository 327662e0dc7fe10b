import type { Receipt } from '@vetta/contract/receipts';
import { PRESENCE_POINTS, type ScoringChange } from '@vetta/contract/scoring';
import type { Month } from '@vetta/contract/values';
import { monthState } from '../months/month-state.ts';
import { type MonthBonus, monthValues } from '../months/month-values.ts';
import { UnknownPlayer } from '../players/require-player.ts';
import { FutureMonth } from '../standings/leaderboard.ts';
import { BOARD, boardOf } from '../standings/ranking.ts';
import type { Database } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { firstDay, monthOf } from '../time/rome.ts';
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
 * Returns where a player's points of a month come from. The receipt is public, so it shows sums of the month only: no
 * single day, no attendance (docs/rules.md, «Privacy»). @throws UnknownPlayer, FutureMonth
 */
export async function getReceipt(
  db: Database,
  playerId: string,
  now: Now,
  month: Month = monthOf(now.today),
): Promise<Receipt> {
  if (month > monthOf(now.today)) throw FutureMonth(month);
  const { finalisedAt, scoring, bonuses } = await monthValues(db, month);
  const row =
    finalisedAt === null
      ? await openRow(db, playerId, { month, bonuses })
      : await finalRow(db, playerId, month);
  if (row === undefined) throw UnknownPlayer();
  return {
    playerId,
    name: row.name,
    month,
    state: monthState(month, { isFinal: finalisedAt !== null, today: now.today }),
    lines: linesOf(row, scoring),
    bonuses: row.bonuses,
    adjustments: row.adjustments,
    score: row.score,
    bonus: row.bonus,
    total: row.total,
  };
}

const openRow = (
  db: Database,
  playerId: string,
  { month, bonuses }: { month: Month; bonuses: readonly MonthBonus[] },
) =>
  firstRow<ReceiptRow>(
    db,
    `select ${columns(BONUSES_OF('r.player_id'), HAND_EDITS_OF('r.player_id'))}
    from (${BOARD}) r where r.player_id = :playerId`,
    { ...boardOf(month), first: firstDay(month), bonuses: JSON.stringify(bonuses), playerId },
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
  // The multiplier has one decimal: in whole tenths the product is exact. It is rounded half up once for the month.
  const tenths = Math.round(scoring.bonusMultiplier * 10);
  return [
    line('rings', row.rings, scoring.ringPoints),
    line('apptSet', row.apptSet, scoring.appointmentSetPoints),
    line('apptDone', row.apptDone, scoring.appointmentDonePoints),
    {
      what: 'presences',
      count: row.presences,
      each: (PRESENCE_POINTS * tenths) / 10,
      points: Math.floor((row.presences * PRESENCE_POINTS * tenths + 5) / 10),
    },
  ];
}
