import type { Prize } from '@vetta/contract/prizes';
import { failure } from '../failure.ts';
import type { Transaction } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';

const UnknownPrize = failure('unknown_prize', 404, () => 'Questo premio non esiste più');

/** The columns of a `Prize`. */
export const PRIZE_COLUMNS = `id, position, title, description, image_url as "imageUrl", is_lottery as "isLottery",
  is_active as "isActive", to_char(month, 'YYYY-MM') as month, updated_at`;

/** Returns a prize and locks its row until this transaction ends. @throws UnknownPrize */
export async function requirePrize(trx: Transaction, id: string): Promise<Prize> {
  const prize = await firstRow<Prize>(trx, `select ${PRIZE_COLUMNS} from prizes where id = :id for update`, {
    id,
  });
  if (prize === undefined) throw UnknownPrize();
  return prize;
}
