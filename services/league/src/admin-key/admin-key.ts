import { randomBytes } from 'node:crypto';
import type { Database } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import type { Moment } from '../time/moment.ts';
import { hashKey, matchesHash } from './key-hash.ts';

/** The one holder of the key, a row of `admin_users`. */
const HOLDER = 'admin';

/**
 * Makes sure that there is a key: the one given by the operator, else the one stored, else a new one.
 * `created` is a new key in clear, to be shown once: afterwards only its hash is left.
 */
export async function ensureAdminKey(
  db: Database,
  { now }: Moment,
  given?: string,
): Promise<{ created: string | null }> {
  if (given !== undefined && (await isAdminKey(db, given))) return { created: null };
  const key = given ?? randomBytes(24).toString('base64url');
  const password_hash = await hashKey(key);
  const insert = db('admin_users').insert({ username: HOLDER, password_hash, created_at: now.toString() });
  const onConflict = insert.onConflict('username');
  const written = await (given === undefined
    ? onConflict.ignore()
    : onConflict.merge(['password_hash'])
  ).returning('id');
  return { created: given === undefined && written.length > 0 ? key : null };
}

/** Whether this is the admin key. Takes some 100 ms on purpose: the hash is slow to guess against. */
export async function isAdminKey(db: Database, key: string): Promise<boolean> {
  const holder = await firstRow<{ password_hash: string }>(
    db,
    'select password_hash from admin_users where username = :holder',
    { holder: HOLDER },
  );
  return holder !== undefined && matchesHash(key, holder.password_hash);
}

export async function rememberLogin(db: Database, { now }: Moment): Promise<void> {
  await db('admin_users').where({ username: HOLDER }).update({ last_login: now.toString() });
}
