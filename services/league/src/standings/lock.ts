import type { Transaction } from '../store/database.ts';

const STANDINGS_LOCK = 7_304_002;

/**
 * Makes this transaction the only one that changes what standings are computed from. Every writer takes it first, so
 * that writers queue instead of deadlocking, and each rebuild sees all that was committed before it.
 */
export async function lockStandings(trx: Transaction): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(?)', [STANDINGS_LOCK]);
}
