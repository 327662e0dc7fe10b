import type { Prize } from '@vetta/contract/prizes';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import { PRIZE_COLUMNS } from './require-prize.ts';

/** All prizes by position, the lottery's last; at one place those of a month before those of every month. */
export const listPrizes = (db: Database): Promise<Prize[]> =>
  rows(db, `select ${PRIZE_COLUMNS} from prizes order by is_lottery, position, prizes.month nulls last, id`);
