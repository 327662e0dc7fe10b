import type { BonusType } from '@vetta/contract/bonuses';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';

/** The active weekly bonuses, in the order in which they were installed. */
export const listBonusTypes = (db: Database): Promise<BonusType[]> =>
  rows(
    db,
    'select id, name, bonus_key as "bonusKey", points, description from bonus_types where is_active order by id',
  );
