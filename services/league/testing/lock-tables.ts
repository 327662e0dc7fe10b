import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Transaction } from '../src/store/database.ts';

/**
 * Locks tables against everybody, readers too, and returns the transaction that holds them. A reading under way has some of them
 * already: waiting for it with the others in hand would be a deadlock, so it is tried again until all are free.
 */
export async function lockTables(database: Database, ...tables: readonly string[]): Promise<Transaction> {
  for (;;) {
    const holder = await database.transaction();
    try {
      await holder.raw(`lock table ${tables.join(', ')} nowait`);
      return holder;
    } catch (error) {
      await holder.rollback();
      if (!(error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE)) throw error;
      await pause(20);
    }
  }
}

const LOCK_NOT_AVAILABLE = '55P03';
