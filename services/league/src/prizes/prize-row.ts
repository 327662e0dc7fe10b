import type { Prize, PrizeChange } from '@vetta/contract/prizes';
import { failure } from '../failure.ts';
import type { Transaction } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';

export const UnknownPrize = failure('unknown_prize', 404, () => 'Questo premio non esiste più');

export interface PrizeRow {
  id: string;
  position: number;
  title: string;
  description: string | null;
  image_url: string | null;
  is_lottery: boolean;
  is_active: boolean;
  updated_at: string;
}

export const toPrize = (row: PrizeRow): Prize => ({
  id: row.id,
  position: row.position,
  title: row.title,
  description: row.description,
  imageUrl: row.image_url,
  isLottery: row.is_lottery,
  isActive: row.is_active,
  updated_at: row.updated_at,
});

/** The columns of what was given; an empty text is none. */
export const toColumns = (prize: PrizeChange) => ({
  position: prize.position,
  title: prize.title,
  description: prize.description === '' ? null : prize.description,
  image_url: prize.imageUrl === '' ? null : prize.imageUrl,
  is_lottery: prize.isLottery,
  is_active: prize.isActive,
});

/** A prize, which nobody else changes until this transaction ends. @throws UnknownPrize */
export async function requirePrize(trx: Transaction, id: string): Promise<Prize> {
  const row = await firstRow<PrizeRow>(trx, 'select * from prizes where id = :id for update', { id });
  if (row === undefined) throw UnknownPrize();
  return toPrize(row);
}
