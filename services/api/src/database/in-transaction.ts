import type { Database, Transaction } from '@vetta/league/store/database';
import { isWorthRepeating } from './database-errors.ts';

/** Runs `work` in one transaction; once more from its beginning where another transaction stood in its way. */
export async function inTransaction<T>(
  database: Database,
  work: (trx: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await database.transaction(work);
  } catch (error) {
    if (!isWorthRepeating(error)) throw error;
    return await database.transaction(work);
  }
}
