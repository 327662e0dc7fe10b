import type { Prize } from '@vetta/contract/prizes';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';

interface PrizeRow {
  id: string;
  position: number;
  title: string;
  description: string | null;
  image_url: string | null;
  is_lottery: boolean;
  is_active: boolean;
  updated_at: string;
}

const toPrize = (row: PrizeRow): Prize => ({
  id: row.id,
  position: row.position,
  title: row.title,
  description: row.description,
  imageUrl: row.image_url,
  isLottery: row.is_lottery,
  isActive: row.is_active,
  updated_at: row.updated_at,
});

/** The prizes that can be won, by position, the lottery's last. */
export async function listActivePrizes(db: Database): Promise<Prize[]> {
  const active = await rows<PrizeRow>(
    db,
    'select * from prizes where is_active order by is_lottery, position, id',
  );
  return active.map(toPrize);
}
