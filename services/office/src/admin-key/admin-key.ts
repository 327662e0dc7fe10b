import { randomBytes } from 'node:crypto';
import type { KeyHolder } from '@vetta/contract/admin-key';
import type { Change } from '@vetta/league/change';
import type { Database, Transaction } from '@vetta/league/store/database';
import { firstRow, rows } from '@vetta/league/store/rows';
import type { Now } from '@vetta/league/time/now';
import { hashKey, matchesHash } from './key-hash.ts';

/** The user name of the key's holder, the only row of `admin_users`. */
const HOLDER = 'admin';

/**
 * Makes sure that there is a key: the operator's own (`given`), else the stored one, else a new one. `created` is the new
 * key in clear, to be shown once, since only its hash is stored; null if no key was made.
 */
export async function ensureAdminKey(
  db: Database,
  { instant }: Now,
  given?: string,
): Promise<{ created: string | null }> {
  const [stored] = await acceptedHashes(db);
  if (stored !== undefined && (given === undefined || (await matchesHash(given, stored)))) {
    await db('admin_users')
      .where({ username: HOLDER })
      .update(
        given === undefined
          ? { is_given: false }
          : { is_given: true, previous_hash: null, previous_until: null },
      );
    return { created: null };
  }
  const key = given ?? newKey();
  const written = await rows(
    db,
    // Of two first starts one makes the key; a given key replaces any other at once.
    `insert into admin_users (username, password_hash, is_given, created_at) values (:holder, :hash, :isGiven, :now)
    on conflict (username) do update set password_hash = excluded.password_hash, is_given = true,
      previous_hash = null, previous_until = null
    where excluded.is_given
    returning 1`,
    { holder: HOLDER, hash: await hashKey(key), isGiven: given !== undefined, now: instant.toString() },
  );
  return { created: given === undefined && written.length > 0 ? key : null };
}

/** What the audit says of a new key. It never contains the key. */
export interface RenewedKey {
  readonly isFirst: boolean;
  /** How long the old key is still accepted, as an ISO duration. */
  readonly oldKeptFor: string | null;
}

/**
 * Makes a new key and returns it in clear as `reply`. The old key is refused at once, or after `keepOld`; a key from before
 * the old one is refused at once.
 */
export async function renewAdminKey(
  trx: Transaction,
  { instant }: Now,
  keepOld: Temporal.Duration | null,
): Promise<Change<null, RenewedKey> & { readonly reply: string }> {
  const key = newKey();
  const written = await firstRow<{ isFirst: boolean }>(
    trx,
    `insert into admin_users (username, password_hash, created_at) values (:holder, :hash, :now)
    on conflict (username) do update set password_hash = excluded.password_hash, is_given = false,
      previous_hash = case when cast(:keep as interval) is not null then admin_users.password_hash end,
      previous_until = now() + cast(:keep as interval)
    returning old.id is null as "isFirst"`,
    {
      holder: HOLDER,
      hash: await hashKey(key),
      now: instant.toString(),
      keep: keepOld === null ? null : keepOld.toString(),
    },
  );
  const isFirst = written?.isFirst === true;
  return {
    before: null,
    after: { isFirst, oldKeptFor: isFirst ? null : (keepOld?.toString() ?? null) },
    reply: key,
  };
}

/** Returns whether the key in force came from ADMIN_KEY: then the next start with ADMIN_KEY would restore it. */
export async function isKeyGiven(db: Database): Promise<boolean> {
  const holder = await firstRow<{ isGiven: boolean }>(
    db,
    'select is_given as "isGiven" from admin_users where username = :holder',
    { holder: HOLDER },
  );
  return holder?.isGiven ?? false;
}

/** Returns the hashes of the accepted keys: of the key, then of the old one while it is still accepted. */
export async function acceptedHashes(db: Database): Promise<string[]> {
  const holder = await firstRow<{ hash: string; previous: string | null }>(
    db,
    `select password_hash as hash, case when previous_until > now() then previous_hash end as previous
    from admin_users where username = :holder`,
    { holder: HOLDER },
  );
  if (holder === undefined) return [];
  return holder.previous === null ? [holder.hash] : [holder.hash, holder.previous];
}

/**
 * Returns the hash that matches a key, or undefined. Takes about 100 ms for each hash: scrypt is slow so that guessing
 * is.
 */
export async function hashOf(key: string, hashes: readonly string[]): Promise<string | undefined> {
  for (const hash of hashes) if (await matchesHash(key, hash)) return hash;
  return undefined;
}

/** Records that somebody logged in now: with the shared key its holder, or with a key of their own, whose use is noted there. */
export async function recordLogin(
  trx: Transaction,
  { instant }: Now,
  holder: KeyHolder | undefined,
): Promise<Change<null, { lastLogin: string }> & { readonly reply: { ok: true; holder?: KeyHolder } }> {
  const lastLogin = instant.toString();
  if (holder === undefined)
    await trx('admin_users').where({ username: HOLDER }).update({ last_login: lastLogin });
  return { before: null, after: { lastLogin }, reply: { ok: true, ...(holder && { holder }) } };
}

const newKey = (): string => randomBytes(24).toString('base64url');
