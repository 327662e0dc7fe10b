import type { Database, Transaction } from '@vetta/league/store/database';
import { firstRow, rows } from '@vetta/league/store/rows';

/** The keys in force, as rows of the schema that they were read from, in JSON. */
export interface KeptKeys {
  /** The holder of the shared key. */
  readonly holder: string;
  /** The keys with a name, revoked ones too: a restore must not bring one back. */
  readonly named: string;
}

/**
 * Returns the keys in force, to be put back after a restore; undefined if there is no shared one. Knows every older and newer
 * schema.
 */
export async function readKeyInForce(db: Database): Promise<KeptKeys | undefined> {
  if (!(await hasTable(db, 'admin_users'))) return undefined;
  const holder = await firstRow<{ row: string }>(
    db,
    'select cast(to_jsonb(u) as text) as row from admin_users u',
  );
  if (holder === undefined) return undefined;
  const named = (await hasTable(db, 'admin_keys'))
    ? await firstRow<{ rows: string }>(
        db,
        "select cast(coalesce(jsonb_agg(to_jsonb(k)), '[]') as text) as rows from admin_keys k",
      )
    : undefined;
  return { holder: holder.row, named: named?.rows ?? '[]' };
}

async function hasTable(db: Database, name: string): Promise<boolean> {
  const table = await firstRow<{ exists: boolean }>(db, 'select to_regclass(:name) is not null as exists', {
    name,
  });
  return table?.exists ?? false;
}

/** Puts keys back in force, in place of the restored ones. */
export async function putKeyInForce(trx: Transaction, { holder, named }: KeptKeys): Promise<void> {
  await trx('admin_users').delete();
  await rows(
    trx,
    `insert into admin_users (username, password_hash, is_given, previous_hash, previous_until, last_login, created_at)
    select username, password_hash, coalesce(is_given, false), previous_hash, previous_until, last_login, created_at
    from jsonb_populate_record(cast(null as admin_users), cast(:holder as jsonb))`,
    { holder },
  );
  await trx('admin_keys').delete();
  await rows(
    trx,
    `insert into admin_keys (id, name, scopes, hash, made_at, made_by, ends_at, last_used_at, revoked_at)
    select id, name, scopes, hash, made_at, made_by, ends_at, last_used_at, revoked_at
    from jsonb_populate_recordset(cast(null as admin_keys), cast(:named as jsonb))`,
    { named },
  );
}
