import type { Now } from '../time/now.ts';
import type { Database, Transaction } from './database.ts';
import { firstRow } from './rows.ts';

/** Returns the id made with this database, under which its objects stand in the store; undefined for a schema older than the id. */
export async function installationId(db: Database): Promise<string | undefined> {
  const table = await firstRow<{ exists: boolean }>(
    db,
    "select to_regclass('installation') is not null as exists",
  );
  if (!table?.exists) return undefined;
  return (await firstRow<{ id: string }>(db, 'select id from installation'))?.id;
}

/** Gives a restored database an id. It must not keep the backup's: two databases with one id delete each other's files. */
export async function setInstallationId(trx: Transaction, id: string): Promise<void> {
  await trx('installation').update({ id });
}

/**
 * Notes the day of a restore. The Sundays before it are frozen by no close: numbers that were typed after the backup are missing,
 * and receipts that were read before the loss may differ by one day of them.
 */
export async function noteRestore(trx: Transaction, { today }: Now): Promise<void> {
  await trx('installation').update({ restored_on: today });
}
