import type { Receipt } from '@vetta/contract/receipt';
import { PRESENCE_POINTS, type ScoringChange } from '@vetta/contract/scoring';
import type { Month } from '@vetta/contract/values';
import { monthState } from '../month/month-state.ts';
import { monthValues } from '../month/month-values.ts';
import { UnknownPlayer } from '../players/player-row.ts';
import { FutureMonth } from '../standings/leaderboard.ts';
import { BOARD, boardOf } from '../standings/ranking.ts';
import type { Database } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import type { Moment } from '../time/moment.ts';
import { firstDay, monthOf } from '../time/rome.ts';
import { BONUSES_OF, HAND_EDITS_OF } from './parts.ts';

interface ReceiptRow extends Pick<Receipt, 'name' | 'score' | 'bonus' | 'total' | 'bonuses' | 'adjustments'> {
  rings: number;
  appt_set: number;
  appt_done: number;
  presences: number;
}

/**
 * Where a player's points of a month come from. Public, so it tells sums of the month alone: no single day, no
 * attendance. @throws UnknownPlayer, FutureMonth
 */
export async function getReceipt(
  db: Database,
  playerId: string,
  moment: Moment,
  month: Month = monthOf(moment.today),
): Promise<Receipt> {
  if (month > monthOf(moment.today)) throw FutureMonth(month);
  const { finalisedAt, scoring } = await monthValues(db, month);
  const row = finalisedAt === null ? await openRow(db, playerId, month) : await finalRow(db, playerId, month);
  if (row === undefined) throw UnknownPlayer();
  return {
    playerId,
    name: row.name,
    month,
    state: monthState(month, { isFinal: finalisedAt !== null, today: moment.today }),
    lines: linesOf(row, scoring),
    bonuses: row.bonuses,
    adjustments: row.adjustments,
    score: row.score,
    bonus: row.bonus,
    total: row.total,
  };
}

const openRow = (db: Database, playerId: string, month: Month) =>
  firstRow<ReceiptRow>(
    db,
    `select r.*, ${BONUSES_OF('r.player_id')} as bonuses, ${HAND_EDITS_OF('r.player_id')} as adjustments
    from (${BOARD}) r where r.player_id = :playerId`,
    { ...boardOf(month), first: firstDay(month), playerId },
  );

const finalRow = (db: Database, playerId: string, month: Month) =>
  firstRow<ReceiptRow>(db, 'select * from final_standings where month = :month and player_id = :playerId', {
    month: firstDay(month),
    playerId,
  });

function linesOf(row: ReceiptRow, scoring: ScoringChange): Receipt['lines'] {
  const line = (what: Receipt['lines'][number]['what'], count: number, each: number) => ({
    what,
    count,
    each,
    points: count * each,
  });
  // The multiplier has one decimal: whole tenths keep the product exact, rounded half up once for the month.
  const tenths = Math.round(scoring.bonusMultiplier * 10);
  return [
    line('rings', row.rings, scoring.ringPoints),
    line('apptSet', row.appt_set, scoring.appointmentSetPoints),
    line('apptDone', row.appt_done, scoring.appointmentDonePoints),
    {
      what: 'presences',
      count: row.presences,
      each: (PRESENCE_POINTS * tenths) / 10,
      points: Math.floor((row.presences * PRESENCE_POINTS * tenths + 5) / 10),
    },
  ];
}
