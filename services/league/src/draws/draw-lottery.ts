import { fairChoice } from '@vetta/contract/fair-choice';
import type { Day, Month } from '@vetta/contract/values';
import { monthValues } from '../months/month-values.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import type { Transaction } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { addDays, monthOf } from '../time/rome.ts';
import { type Commitment, commitMonth, openCommitments, sha256 } from './commitments.ts';
import { participantsOf } from './participants.ts';

interface Lot {
  readonly id: string;
  readonly title: string;
  /** The prize's place among the month's lottery prizes, from 1. */
  readonly rank: number;
}

/**
 * Does the lottery's step in the close of `day`: commits to the secrets of the day's month and of the next day's month,
 * then holds the draws that are due. A contest's draw is due at the close of its last day; the new draw of a voided one is
 * due at the next close. Returns how many prizes were drawn (docs/rules.md, «Lottery»).
 */
export async function drawLottery(trx: LockedTransaction, day: Day, now: Now): Promise<number> {
  for (const month of new Set([monthOf(day), monthOf(addDays(day, 1))])) await commitMonth(trx, month, now);
  let drawn = 0;
  for (const month of await monthsToDraw(trx, day)) {
    for (const commitment of await openCommitments(trx, month)) {
      drawn += await holdDraw(trx, { month, day, commitment }, now);
    }
  }
  return drawn;
}

/** Returns the months whose draws are due at the close of `day`. */
export async function monthsToDraw(trx: Transaction, day: Day): Promise<Month[]> {
  const committed = await rows<{ month: Day }>(
    trx,
    'select distinct month from draw_commitments where revealed_at is null order by month',
  );
  const due: Month[] = [];
  for (const month of committed.map((one) => monthOf(one.month)))
    if ((await monthValues(trx, month)).contest.end <= day) due.push(month);
  return due;
}

interface DueDraw {
  readonly month: Month;
  /** The day whose close holds the draw. */
  readonly day: Day;
  readonly commitment: Commitment;
}

async function holdDraw(
  trx: Transaction,
  { month, day, commitment: { id, secret, redraws } }: DueDraw,
  { instant }: Now,
): Promise<number> {
  const lots = redraws === null ? await lotteryPrizes(trx, month) : await lotOf(trx, redraws);
  // Without a prize to draw the participants are not needed.
  const participants = lots.length > 0 ? await participantsOf(trx, month, day) : [];
  for (const lot of lots) {
    const count = participants.length;
    const winner = count > 0 ? participants[fairChoice(sha256, { secret, of: lot.rank, count })] : undefined;
    await trx('draws').insert({
      month: `${month}-01`,
      prize_id: lot.id,
      prize_title: lot.title,
      rank: lot.rank,
      commitment_id: id,
      drawn_at: instant.toString(),
      participants: JSON.stringify(participants),
      winner_id: winner?.id ?? null,
    });
  }
  await trx('draw_commitments').where({ id }).update({ revealed_at: instant.toString() });
  return lots.length;
}

const lotteryPrizes = async (trx: Transaction, month: Month): Promise<Lot[]> =>
  (await monthValues(trx, month)).prizes
    .filter(({ isLottery }) => isLottery)
    .map(({ id, title }, index) => ({ id, title, rank: index + 1 }));

const lotOf = (trx: Transaction, draw: string): Promise<Lot[]> =>
  rows(
    trx,
    // A draw of an older version has no rank. Its new secret is for this draw alone, so any rank is fair.
    'select prize_id as id, prize_title as title, coalesce(rank, 1) as rank from draws where id = :draw',
    { draw },
  );
