import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Day, Id, Instant, text, WithId } from './values.ts';

/** One change that was made: who, when, what, and whether it can be taken back. */
export const AuditedChange = z.object({
  id: Id,
  at: Instant,
  /** The name an admin gave, or the command that did it. */
  actor: z.string(),
  /** The call or the command, e.g. `DELETE /api/admin/players/{id}`. */
  action: z.string(),
  /** The same for a person: «Partecipante eliminato». */
  what: z.string(),
  /** Who or what it was done to, where one thing has a name. */
  about: z.string().nullable(),
  /** What it was done to, before and after; null for a creation and a removal. */
  before: z.unknown(),
  after: z.unknown(),
  undo: z.object({
    possible: z.boolean(),
    /** Why not, as a sentence for a person. */
    reason: z.string().nullable(),
  }),
  /** The change that this one took back. */
  undoes: Id.nullable(),
  /** The change that took this one back. */
  undoneBy: Id.nullable(),
});
export type AuditedChange = z.output<typeof AuditedChange>;

/** Up to 50 changes, newest first. `next` asks for those before them, and is null on the last page. */
export const AuditPage = z.object({ changes: z.array(AuditedChange), next: Id.nullable() });
export type AuditPage = z.output<typeof AuditPage>;

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  summary:
    'The changes, newest first: all, or those of a day, of an admin, about a player, prize, rule or text',
  query: z.object({
    day: Day.optional(),
    admin: text(1, 120).optional(),
    /** The id of a player, prize or rule, or the key of a text. */
    subject: text(1, 100).optional(),
    cursor: Id.optional(),
  }),
  replies: { 200: AuditPage },
});

export const undoChange = endpoint({
  method: 'POST',
  path: '/api/admin/audit/{id}/undo',
  access: 'admin',
  summary: 'Takes a change back, once, where nothing newer depends on it; X-Audit-Id names the undo itself',
  params: WithId,
  replies: { 204: null },
  errors: [404, 409],
});
