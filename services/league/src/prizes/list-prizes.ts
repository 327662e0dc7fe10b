import type { Prize } from '@vetta/contract/prizes';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import { PRIZE_COLUMNS } from './require-prize.ts';

const IN_ORDER = 'order by is_lottery, position, id';

/** All prizes by position, the lottery's last. */
export const listPrizes = (db: Database): Promise<Prize[]> =>
  rows(db, `select ${PRIZE_COLUMNS} from prizes ${IN_ORDER}`);

/** The active prizes by position, the lottery's last. */
export const listActivePrizes = (db: Database): Promise<Prize[]> =>
  rows(db, `select ${PRIZE_COLUMNS} from prizes where is_active ${IN_ORDER}`);
