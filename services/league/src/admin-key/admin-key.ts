import { randomBytes } from 'node:crypto';
import type { Change } from '../change.ts';
import type { Database, Transaction } from '../store/database.ts';
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
  const [stored] = await acceptedHashes(db);
  if (stored !== undefined && (given === undefined || (await matchesHash(given, stored)))) {
    await db('admin_users')
      .where({ username: HOLDER })
      .update({ is_given: given !== undefined });
    return { created: null };
  }
  const key = given ?? newKey();
  const row = { password_hash: await hashKey(key), is_given: given !== undefined };
  const insert = db('admin_users').insert({ username: HOLDER, created_at: now.toString(), ...row });
  const onConflict = insert.onConflict('username');
  // Of two first starts one makes the key; a given key takes the place of any other at once.
  const written = await (given === undefined
    ? onConflict.ignore()
    : onConflict.merge({ ...row, previous_hash: null, previous_until: null })
  ).returning('id');
  return { created: given === undefined && written.length > 0 ? key : null };
}

/** What the audit keeps of a new key: never the key. */
export interface RenewedKey {
  readonly isFirst: boolean;
  /** How long the old key is still taken, an ISO duration. */
  readonly oldKeptFor: string | null;
}

/**
 * Makes a new key and replies it in clear, this once. The old one is refused from now on, or from the end of `keepOld`;
 * one that was kept before goes at once.
 */
export async function renewAdminKey(
  trx: Transaction,
  { now }: Moment,
  keepOld: Temporal.Duration | null,
): Promise<Change<null, RenewedKey> & { readonly reply: string }> {
  const key = newKey();
  const written = await firstRow<{ is_first: boolean }>(
    trx,
    `insert into admin_users (username, password_hash, created_at) values (:holder, :hash, :now)
    on conflict (username) do update set password_hash = excluded.password_hash, is_given = false,
      previous_hash = case when cast(:keep as interval) is not null then admin_users.password_hash end,
      previous_until = now() + cast(:keep as interval)
    returning old.id is null as is_first`,
    {
      holder: HOLDER,
      hash: await hashKey(key),
      now: now.toString(),
      keep: keepOld === null ? null : keepOld.toString(),
    },
  );
  const isFirst = written?.is_first === true;
  return {
    before: null,
    after: { isFirst, oldKeptFor: isFirst ? null : (keepOld?.toString() ?? null) },
    reply: key,
  };
}

/** Whether the key in force came from ADMIN_KEY: then the next start with it would bring it back. */
export async function isKeyGiven(db: Database): Promise<boolean> {
  const holder = await firstRow<{ is_given: boolean }>(
    db,
    'select is_given from admin_users where username = :holder',
    { holder: HOLDER },
  );
  return holder?.is_given ?? false;
}

/** The hashes of the keys that are taken now: of the key, then of the one before while its time of grace lasts. */
export async function acceptedHashes(db: Database): Promise<string[]> {
  const holder = await firstRow<{ password_hash: string; previous_hash: string | null }>(
    db,
    `select password_hash, case when previous_until > now() then previous_hash end as previous_hash
    from admin_users where username = :holder`,
    { holder: HOLDER },
  );
  if (holder === undefined) return [];
  return holder.previous_hash === null
    ? [holder.password_hash]
    : [holder.password_hash, holder.previous_hash];
}

/**
 * The one of these hashes that a key belongs to, or undefined. Takes some 100 ms for each on purpose: the hash is slow
 * to guess against.
 */
export async function hashOf(key: string, hashes: readonly string[]): Promise<string | undefined> {
  for (const hash of hashes) if (await matchesHash(key, hash)) return hash;
  return undefined;
}

export async function rememberLogin(db: Database, { now }: Moment): Promise<void> {
  await db('admin_users').where({ username: HOLDER }).update({ last_login: now.toString() });
}

const newKey = (): string => randomBytes(24).toString('base64url');
