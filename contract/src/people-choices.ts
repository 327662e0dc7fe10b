import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, Instant } from './values.ts';

/**
 * What was decided for a name of a table: a player's id, a new player, or to leave its rows out: of this table (`skip`; of a sheet that
 * is fetched, of its next ones too), or of all (`never`).
 */
export const PersonChoice = z.union([z.literal('new'), z.literal('skip'), z.literal('never'), Id]);
/** By the name as the table has it. */
export const PeopleChoices = z.record(z.string().max(500), PersonChoice);
export type PeopleChoices = z.output<typeof PeopleChoices>;

/** What is remembered for a name. */
export const RememberedPerson = z.object({
  /** The base64url SHA-256 of the name's `nameKey`: a forgotten name is not kept. */
  nameHash: z.string(),
  /** Null: rows of this name are left out. */
  playerId: Id.nullable(),
  /** The player's name. */
  player: z.string().nullable(),
  /** As the table spelled it; null for a decision from before spellings were kept, and for a name like that of a person who is forgotten. */
  name: z.string().nullable(),
  /** Null for a name that the player had before: nobody decided it. */
  decidedAt: Instant.nullable(),
});
export type RememberedPerson = z.output<typeof RememberedPerson>;

export const listRememberedPeople = endpoint('GET /api/admin/remembered-names', {
  access: ['admin', 'entries', 'read'],
  summary: 'Whom names of tables mean that are not a player’s own, as was decided before',
  replies: { 200: z.array(RememberedPerson) },
});

export const forgetDecision = endpoint('DELETE /api/admin/remembered-names/{nameHash}', {
  access: ['admin'],
  label: 'Nome ricordato tolto',
  summary: 'Forgets whom a name means, or that it is left out always: the next table asks; it can be undone',
  params: z.object({ nameHash: z.string().regex(/^[\w-]{43}$/, 'non è un nome ricordato') }),
  replies: { 204: null },
});
