import type { Database, Transaction } from '@vetta/league/store/database';
import { locks } from '@vetta/league/store/locks';
import { firstRow } from '@vetta/league/store/rows';

/** Thrown while another process on this database closes days. */
export class AnotherProcessCloses extends Error {
  override name = 'AnotherProcessCloses';
}

/**
 * Runs `close` as the only process that closes days on this database. The close calls `stillAlone` before each step, which
 * throws once the lock is lost with its connection. @throws AnotherProcessCloses
 */
export function closingAlone(
  database: Database,
  close: (stillAlone: () => Promise<void>) => Promise<void>,
): Promise<void> {
  return database.transaction(async (trx) => {
    await takeLock(trx);
    await close(async () => {
      await trx.raw('select 1');
    });
  });
}

async function takeLock(trx: Transaction): Promise<void> {
  // Longer than the longest step. A process that hangs for longer loses the lock, and another one closes the day.
  await trx.raw("set local idle_in_transaction_session_timeout = '6min'");
  const lock = await firstRow<{ held: boolean }>(trx, 'select pg_try_advisory_xact_lock(:lock) as held', {
    lock: locks.closing,
  });
  if (!lock?.held) throw new AnotherProcessCloses('Another process closes days');
}
