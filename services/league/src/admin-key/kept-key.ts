import type { Database, Transaction } from '../store/database.ts';
import { firstRow, rows } from '../store/rows.ts';

/** The holder of the admin key as a row of the schema that it was read from, as JSON. */
export type KeptKey = string;

/** Returns the key in force, to be put back after a restore; undefined if there is none. Knows every older and newer schema. */
export async function readKeyInForce(db: Database): Promise<KeptKey | undefined> {
  const table = await firstRow<{ exists: boolean }>(
    db,
    "select to_regclass('admin_users') is not null as exists",
  );
  if (!table?.exists) return undefined;
  const holder = await firstRow<{ row: string }>(
    db,
    'select cast(to_jsonb(u) as text) as row from admin_users u',
  );
  return holder?.row;
}

/** Puts a key back in force, in place of the restored one. */
export async function putKeyInForce(trx: Transaction, key: KeptKey): Promise<void> {
  await trx('admin_users').delete();
  await rows(
    trx,
    `insert into admin_users (username, password_hash, is_given, previous_hash, previous_until, last_login, created_at)
    select username, password_hash, coalesce(is_given, false), previous_hash, previous_until, last_login, created_at
    from jsonb_populate_record(cast(null as admin_users), cast(:key as jsonb))`,
    { key },
  );
}
