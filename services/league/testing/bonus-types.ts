import type { BonusType } from '@vetta/contract/bonuses';
import type { Database } from '../src/store/database.ts';
import { rows } from '../src/store/rows.ts';

/** Returns all weekly bonuses, even those that are switched off. */
export const bonusTypes = (db: Database): Promise<Pick<BonusType, 'id' | 'bonusKey' | 'name'>[]> =>
  rows(db, 'select id, name, bonus_key as "bonusKey" from bonus_types order by id');
