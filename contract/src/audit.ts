import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Day, Id, Instant, text, WithId } from './values.ts';

/** A recorded change: who made it, when, what it was, and whether it can be undone. */
export const AuditedChange = z.object({
  id: Id,
  at: Instant,
  /** The admin's name, or the command that made the change. */
  actor: z.string(),
  /** The call or the command, e.g. `DELETE /api/admin/players/{id}`. */
  action: z.string(),
  /** The action in Italian: «Partecipante eliminato». */
  what: z.string(),
  /** The name of what was changed; null where there is no single name. */
  about: z.string().nullable(),
  /** The state before and after the change; null where nothing existed. */
  before: z.unknown(),
  after: z.unknown(),
  undo: z.object({
    possible: z.boolean(),
    /** Why it cannot be undone, as a sentence for the screen. */
    reason: z.string().nullable(),
  }),
  /** The change that this one undid. */
  undoes: Id.nullable(),
  /** The change that undid this one; null if it stands, also because its undo was undone. */
  undoneBy: Id.nullable(),
});
export type AuditedChange = z.output<typeof AuditedChange>;

/** Up to 50 changes, newest first. `next` is the cursor of the older ones, null on the last page. */
export const AuditPage = z.object({ changes: z.array(AuditedChange), next: Id.nullable() });
export type AuditPage = z.output<typeof AuditPage>;

export const listAudit = endpoint('GET /api/admin/audit', {
  access: ['admin'],
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

/** Somebody of whom the audit tells: on the board, in the archive, or removed. */
export const AuditPerson = z.object({
  id: Id,
  name: z.string(),
  state: z.enum(['active', 'archived', 'removed']),
});
export type AuditPerson = z.output<typeof AuditPerson>;

export const listAuditPeople = endpoint('GET /api/admin/audit/people', {
  access: ['admin'],
  summary: 'Everybody of whom the changes tell by name, those who left and those who were removed too',
  replies: { 200: z.array(AuditPerson) },
});

export const undoChange = endpoint('POST /api/admin/audit/{id}/undo', {
  access: ['admin', 'entries'],
  label: 'Modifica annullata',
  summary:
    'Takes a change back, once, where nothing newer depends on it (a key of numbers its own ones); X-Audit-Id names the undo itself',
  params: WithId,
  replies: { 204: null },
});
