import type { Database, Transaction } from '../store/database.ts';
import { locks } from '../store/locks.ts';
import { firstRow } from '../store/rows.ts';

/** Thrown while another process on this database closes days. */
export class AnotherProcessCloses extends Error {
  override name = 'AnotherProcessCloses';
}

/**
 * Runs `close` as the only process that closes days on this database, and returns its result. The close calls `stillAlone`
 * before each step, which throws once the lock is lost with its connection. @throws AnotherProcessCloses, unless `takeLock` waits
 */
export function closingAlone<Done>(
  database: Database,
  close: (stillAlone: () => Promise<void>) => Promise<Done>,
  takeLock = takeClosingLock,
): Promise<Done> {
  return database.transaction(async (trx) => {
    // Longer than the longest step. A process that hangs for longer loses the lock, and another one closes the day.
    await trx.raw("set local idle_in_transaction_session_timeout = '6min'");
    await takeLock(trx);
    return close(async () => {
      await trx.raw('select 1');
    });
  });
}

/**
 * Makes this transaction, until it ends, the only one that closes days. Each step of a close on Temporal takes the lock: a
 * close there has no transaction of its own. @throws AnotherProcessCloses
 */
export async function takeClosingLock(trx: Transaction): Promise<void> {
  const lock = await firstRow<{ held: boolean }>(trx, 'select pg_try_advisory_xact_lock(:lock) as held', {
    lock: locks.closing,
  });
  if (!lock?.held) throw new AnotherProcessCloses('Another process closes days');
}

/** The same, but waits until no other process closes days. */
export async function waitForClosingLock(trx: Transaction): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(?)', [locks.closing]);
}
