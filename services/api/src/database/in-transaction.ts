import type { Database, Transaction } from '@vetta/league/store/database';
import { isWorthRepeating } from '@vetta/league/store/database-errors';

/** Runs `work` in one transaction, and once more if PostgreSQL ended it because of another transaction. */
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
