import { randomUUID } from 'node:crypto';
import type { MonthPrize } from '@vetta/contract/prizes';
import type { Day, Month } from '@vetta/contract/values';
import { journaled } from '../audit/journal.ts';
import type { Replaced } from '../change.ts';
import { failure } from '../failure.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import type { Transaction } from '../store/database.ts';
import type { Now } from '../time/now.ts';
import { firstDay, italianMonth, withArticle } from '../time/rome.ts';
import { listMonthPrizes } from './month-prizes.ts';

const NotAPrize = failure(
  'unknown_month_prize',
  404,
  (month: Month) => `Questo premio non è tra quelli di ${italianMonth(month)}`,
);
const NotWon = failure('not_won', 409, () => 'Questo premio non ha ancora un vincitore');
const HandedInTheFuture = failure(
  'handed_in_the_future',
  400,
  (day: Day) =>
    `${withArticle('il', day).replace(/^[il]/, (letter) => letter.toUpperCase())} deve ancora arrivare`,
);
const HandedTooEarly = failure(
  'handed_too_early',
  400,
  (month: Month) => `Un premio di ${italianMonth(month)} non può essere stato consegnato prima di quel mese`,
);

/** A prize of a month and the day on which it was handed over; null if it was not. */
interface Handing {
  readonly month: Month;
  readonly id: string;
  readonly on: Day | null;
}

/**
 * Records the day on which a prize was handed to its winner, or clears it. The row keeps the receiver, even if a
 * rebuild or a new draw names another winner later. @throws UnknownMonth, NotAPrize, NotWon, HandedInTheFuture,
 * HandedTooEarly
 */
export async function handOverPrize(
  trx: LockedTransaction,
  { month, id, on }: Handing,
  now: Now,
): Promise<Replaced<MonthPrize>> {
  const before = await requireMonthPrize(trx, month, id, now);
  const journal = randomUUID();
  if (on === null) await forget(trx, journal, month, id);
  else await record(trx, journal, before, on, now);
  const [after = { ...before, handover: null }] = await find(trx, month, id, now);
  return { before, after, journal };
}

const forget = (trx: Transaction, journal: string, month: Month, id: string) =>
  journaled(
    trx,
    { journal, table: 'prize_handovers' },
    'delete from prize_handovers where month = :month and prize_id = :id',
    { month: firstDay(month), id },
  );

async function record(
  trx: Transaction,
  journal: string,
  { month, prizeId, title, winner }: MonthPrize,
  on: Day,
  { today }: Now,
): Promise<void> {
  if (on > today) throw HandedInTheFuture(on);
  if (on < firstDay(month)) throw HandedTooEarly(month);
  if (winner === null) throw NotWon();
  await journaled(
    trx,
    { journal, table: 'prize_handovers' },
    `insert into prize_handovers (month, prize_id, title, player_id, handed_on)
    values (:month, :prizeId, :title, :playerId, :on)
    on conflict (month, prize_id) do update
      set title = excluded.title, player_id = excluded.player_id, handed_on = excluded.handed_on
      where (prize_handovers.player_id, prize_handovers.handed_on) <> (excluded.player_id, excluded.handed_on)`,
    { month: firstDay(month), prizeId, title, playerId: winner.playerId, on },
  );
}

const find = async (trx: Transaction, month: Month, id: string, now: Now) =>
  (await listMonthPrizes(trx, month, now)).filter(({ prizeId }) => prizeId === id);

async function requireMonthPrize(trx: Transaction, month: Month, id: string, now: Now): Promise<MonthPrize> {
  const [prize] = await find(trx, month, id, now);
  if (prize === undefined) throw NotAPrize(month);
  return prize;
}
