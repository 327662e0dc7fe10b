import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { KEY_PATTERN } from './key-pattern.ts';
import { Scope } from './key-scope.ts';
import { ADMIN_NAME_LENGTH } from './limits.ts';
import { cleanName } from './name-key.ts';
import { isOfOneScript } from './one-script.ts';
import { isReservedName } from './reserved-name.ts';
import { Id, Instant, text, WithId } from './values.ts';

/** The name of a key: the audit has it as who made a change, so it is none of the product's own, nor the nameless `admin`. */
export const KeyName = text(1, ADMIN_NAME_LENGTH)
  .overwrite(cleanName)
  .refine((name) => !isReservedName(name) && name.toLowerCase() !== 'admin', {
    error: 'Questo nome è del prodotto stesso: scegline un altro',
  })
  .refine(isOfOneScript, { error: 'Questo nome mescola alfabeti diversi: sembrerebbe un altro' });

/** A key that is not revoked. What opens it is not here: only its hash is stored. */
export const Key = z.object({
  id: Id,
  name: z.string(),
  scopes: z.array(Scope),
  madeAt: Instant,
  madeBy: z.string(),
  /** When it stops to work; null: never. */
  endsAt: Instant.nullable(),
  /** The hour in which it was used last; null: never. */
  lastUsedAt: Instant.nullable(),
});
export type Key = z.output<typeof Key>;

export const NewKey = z.object({
  name: KeyName,
  scopes: z
    .array(Scope)
    .min(1)
    .overwrite((scopes) => [...new Set(scopes)]),
  endsAt: Instant.nullable().optional(),
});
export type NewKey = z.output<typeof NewKey>;

/** A new key with what opens it, which is answered this once. */
export const MadeKey = Key.extend({ key: z.string().regex(KEY_PATTERN) });
export type MadeKey = z.output<typeof MadeKey>;

export const listKeys = endpoint('GET /api/admin/keys', {
  access: [],
  summary: 'The keys with a name that are not revoked, by name',
  replies: { 200: z.array(Key) },
});

export const makeKey = endpoint('POST /api/admin/keys', {
  access: [],
  label: 'Chiave creata',
  summary: 'Makes a key with a name; the answer alone has the key itself',
  body: NewKey,
  replies: { 201: MadeKey },
  isImmutable: true,
});

export const revokeKey = endpoint('DELETE /api/admin/keys/{id}', {
  access: [],
  label: 'Chiave revocata',
  summary: 'Revokes a key: every process refuses it from the next call on',
  params: WithId,
  replies: { 204: null },
});
