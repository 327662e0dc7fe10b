import type { Prize } from '@vetta/contract/prizes';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import { type PrizeRow, toPrize } from './prize-row.ts';

const IN_ORDER = 'order by is_lottery, position, id';

/** All prizes by position, the lottery's last. */
export async function listPrizes(db: Database): Promise<Prize[]> {
  return (await rows<PrizeRow>(db, `select * from prizes ${IN_ORDER}`)).map(toPrize);
}

/** Those that can be won now. */
export async function listActivePrizes(db: Database): Promise<Prize[]> {
  return (await rows<PrizeRow>(db, `select * from prizes where is_active ${IN_ORDER}`)).map(toPrize);
}
