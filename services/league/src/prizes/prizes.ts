import type { NewPrize, Prize, PrizeChange } from '@vetta/contract/prizes';
import type { Created, Removed, Replaced } from '../change.ts';
import { failure } from '../failure.ts';
import { keepMonthValues } from '../months/month-values.ts';
import { plainRows } from '../plain-rows.ts';
import type { Transaction } from '../store/database.ts';
import type { Now } from '../time/now.ts';
import { firstDay } from '../time/rome.ts';

/** An empty text clears its column. */
const filled = (text: string | null | undefined) => (text === '' ? null : text);

const kept = plainRows<Prize, NewPrize & At, PrizeChange & At>({
  table: 'prizes',
  by: 'id',
  columns: `id, position, title, description, image_url as "imageUrl", is_lottery as "isLottery",
    is_active as "isActive", to_char(month, 'YYYY-MM') as month, updated_at`,
  // The lottery's last; at one place those of a month before those of every month.
  order: 'is_lottery, position, prizes.month nulls last, id',
  toColumns: (prize) => ({
    position: prize.position,
    title: prize.title,
    description: filled(prize.description),
    image_url: filled(prize.imageUrl),
    is_lottery: prize.isLottery,
    is_active: prize.isActive,
    month: prize.month && firstDay(prize.month),
    updated_at: prize.at,
  }),
  unknown: failure('unknown_prize', 404, () => 'Questo premio non esiste più'),
});

interface At {
  readonly at: string;
}

export const listPrizes = kept.list;

export async function addPrize(trx: Transaction, prize: NewPrize, now: Now): Promise<Created<Prize>> {
  await keepMonthValues(trx, now);
  return kept.add(trx, { ...prize, at: now.instant.toString() });
}

export async function changePrize(
  trx: Transaction,
  id: string,
  change: PrizeChange,
  now: Now,
): Promise<Replaced<Prize>> {
  await keepMonthValues(trx, now);
  return kept.change(trx, id, { ...change, at: now.instant.toString() });
}

export async function removePrize(trx: Transaction, id: string, now: Now): Promise<Removed<Prize>> {
  await keepMonthValues(trx, now);
  return kept.remove(trx, id);
}
