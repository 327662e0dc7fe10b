import { BonusType } from '@vetta/contract/bonuses';
import { fieldsOf } from '../store/columns.ts';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';

/** The active weekly bonuses, in the order in which they were installed. */
export const listBonusTypes = (db: Database): Promise<BonusType[]> =>
  rows(db, `select ${fieldsOf(BonusType)} from bonus_types where is_active order by id`);
