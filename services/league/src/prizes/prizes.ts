import { type NewPrize, Prize, type PrizeChange } from '@vetta/contract/prizes';
import type { Created, Removed, Replaced } from '../change.ts';
import { failure } from '../failure.ts';
import { keepMonthValues } from '../months/month-values.ts';
import { rowCommands } from '../row-commands.ts';
import type { Transaction } from '../store/database.ts';
import type { Now } from '../time/now.ts';
import { firstDay } from '../time/rome.ts';

const kept = rowCommands<typeof Prize, NewPrize, PrizeChange>({
  table: 'prizes',
  by: 'id',
  row: Prize,
  read: { month: "to_char(month, 'YYYY-MM')" },
  // The lottery's last; at one place those of a month before those of every month.
  order: 'is_lottery, position, prizes.month nulls last, id',
  unknown: failure('unknown_prize', 404, () => 'Questo premio non esiste più'),
});

const stored = <Fields extends PrizeChange>(prize: Fields, { instant }: Now) => ({
  ...prize,
  month: prize.month && firstDay(prize.month),
  updated_at: instant.toString(),
});

export const listPrizes = kept.list;

export async function addPrize(trx: Transaction, prize: NewPrize, now: Now): Promise<Created<Prize>> {
  await keepMonthValues(trx, now);
  return kept.add(trx, stored(prize, now));
}

export async function changePrize(
  trx: Transaction,
  id: string,
  change: PrizeChange,
  now: Now,
): Promise<Replaced<Prize>> {
  await keepMonthValues(trx, now);
  return kept.change(trx, id, stored(change, now));
}

export async function removePrize(trx: Transaction, id: string, now: Now): Promise<Removed<Prize>> {
  await keepMonthValues(trx, now);
  return kept.remove(trx, id);
}
