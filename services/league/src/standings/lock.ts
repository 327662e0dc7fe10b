import type { Database, Transaction } from '../store/database.ts';
import { locks } from '../store/locks.ts';

declare const standingsLocked: unique symbol;

/**
 * A transaction that holds the standings' lock until it ends. Only {@link lockStandings} returns one, so a command that
 * asks for it cannot run without the lock.
 */
export type LockedTransaction = Transaction & { readonly [standingsLocked]: true };

/**
 * Makes this transaction the only one that changes what standings are computed from. A writer takes the lock before it
 * reads: writers wait in a queue instead of deadlocking, and each sees all that was committed before it.
 */
export async function lockStandings(trx: Transaction): Promise<LockedTransaction> {
  await trx.raw('select pg_advisory_xact_lock(?)', [locks.standings]);
  // The mark exists only for the compiler.
  return trx as LockedTransaction;
}

/** Runs `work` in a transaction of its own that holds the standings' lock. */
export const lockedTransaction = <T>(
  db: Database,
  work: (trx: LockedTransaction) => Promise<T>,
): Promise<T> => db.transaction(async (trx) => work(await lockStandings(trx)));
