import { BonusKey, type BonusType } from '@vetta/contract/bonuses';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';

interface BonusTypeRow {
  id: string;
  name: string;
  bonus_key: string;
  points: number;
  description: string;
}

/** The active weekly bonuses, in the order in which they were installed. */
export async function listBonusTypes(db: Database): Promise<BonusType[]> {
  const types = await rows<BonusTypeRow>(db, 'select * from bonus_types where is_active order by id');
  return types.map((row) => ({
    id: row.id,
    name: row.name,
    bonusKey: BonusKey.parse(row.bonus_key),
    points: row.points,
    description: row.description,
  }));
}
