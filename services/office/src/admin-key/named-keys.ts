import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { KEY_PATTERN } from '@vetta/contract/key-pattern';
import type { Scope } from '@vetta/contract/key-scope';
import { Key, type MadeKey, type NewKey } from '@vetta/contract/keys';
import type { Created, Removed } from '@vetta/league/change';
import { failure } from '@vetta/league/failure';
import { fieldsOf } from '@vetta/league/store/columns';
import type { Database, Transaction } from '@vetta/league/store/database';
import { firstRow, rows } from '@vetta/league/store/rows';
import type { Now } from '@vetta/league/time/now';

const UnknownKey = failure('unknown_key', 404, () => 'Questa chiave non esiste più');
const KeyNameTaken = failure(
  'key_name_taken',
  409,
  (name: string) => `C’è già una chiave di nome «${name}»: revocala, o scegli un altro nome`,
);
const KeyEndsInPast = failure(
  'key_ends_in_past',
  400,
  () => 'La scadenza della chiave deve essere nel futuro',
);

const COLUMNS = fieldsOf(Key);

/** Returns the keys that are not revoked, by name; those whose time is over too. */
export const listKeys = (db: Database): Promise<Key[]> =>
  rows(db, `select ${COLUMNS} from admin_keys where revoked_at is null order by lower(name), id`);

/**
 * Makes a key. Only the reply has the key itself: its hash is stored, and the audit has neither.
 * @throws KeyNameTaken, KeyEndsInPast
 */
export async function makeKey(
  trx: Transaction,
  { name, scopes, endsAt = null }: NewKey,
  { by, now: { instant } }: { readonly by: string; readonly now: Now },
): Promise<Created<Key> & { readonly reply: MadeKey }> {
  if (endsAt !== null && Temporal.Instant.compare(endsAt, instant) <= 0) throw KeyEndsInPast();
  // The name of a key whose time is over is free again.
  await rows(
    trx,
    `update admin_keys set revoked_at = ends_at
    where lower(name) = lower(:name) and revoked_at is null and ends_at <= cast(:now as timestamptz)`,
    { name, now: instant.toString() },
  );
  const id = randomUUID();
  const key = `vk_${id.replaceAll('-', '')}${randomBytes(32).toString('hex')}`;
  const after = await firstRow<Key>(
    trx,
    `insert into admin_keys (id, name, scopes, hash, made_at, made_by, ends_at)
    values (:id, :name, cast(:scopes as text[]), :hash, :now, :by, :endsAt)
    on conflict (lower(name)) where revoked_at is null do nothing
    returning ${COLUMNS}`,
    { id, name, scopes, hash: hashOf(key), now: instant.toString(), by, endsAt },
  );
  if (after === undefined) throw KeyNameTaken(name);
  return { before: null, after, reply: { ...after, key } };
}

/** Revokes a key: every process refuses it from its next call on. @throws UnknownKey */
export async function revokeKey(trx: Transaction, id: string, { instant }: Now): Promise<Removed<Key>> {
  const before = await firstRow<Key>(
    trx,
    `update admin_keys set revoked_at = :now where id = :id and revoked_at is null returning ${COLUMNS}`,
    { id, now: instant.toString() },
  );
  if (before === undefined) throw UnknownKey();
  return { before, after: null };
}

/** A key with a name, and what it may do. */
export interface NamedKey {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
}

/**
 * Returns the key that this text opens, and notes the hour of its use; undefined if there is none, or it was revoked, or its time
 * is over. It is read at each call: no process may know a key for longer than the others.
 */
export async function useNamedKey(
  db: Database,
  key: string,
  { instant }: Now,
): Promise<NamedKey | undefined> {
  const [, id] = KEY_PATTERN.exec(key) ?? [];
  if (id === undefined) return undefined;
  const hour = instant.round({ smallestUnit: 'hour', roundingMode: 'floor' }).toString();
  const found = await firstRow<NamedKey & { readonly hash: string; readonly isNoted: boolean }>(
    db,
    `select id, name, scopes, hash, coalesce(last_used_at >= cast(:hour as timestamptz), false) as "isNoted"
    from admin_keys
    where id = :id and revoked_at is null and (ends_at is null or ends_at > cast(:now as timestamptz))`,
    { id, hour, now: instant.toString() },
  );
  if (found === undefined || !timingSafeEqual(Buffer.from(found.hash), Buffer.from(hashOf(key))))
    return undefined;
  const { hash: _, isNoted, ...used } = found;
  if (!isNoted) await db('admin_keys').where({ id: used.id }).update({ last_used_at: hour });
  return used;
}

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');
