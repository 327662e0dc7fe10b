import { z } from 'zod';
import { dataAge } from './data-age.ts';
import { endpoint } from './endpoint.ts';
import { Id, Instant, Int32, Month, Reason, WithId } from './values.ts';

/** A draw of a prize, with everything needed to repeat it. */
export const Draw = z.object({
  id: Id,
  prizeId: Id,
  prizeTitle: z.string(),
  /**
   * The prize's place among the month's lottery prizes, from 1: the choice depends on it. Null for a draw of an older
   * version, whose choice depends on `prizeId`.
   */
  rank: z.int().min(1).nullable(),
  drawnAt: Instant,
  /** SHA-256 of the secret, published before the participants were known. */
  commitment: z.string(),
  committedAt: Instant,
  secret: z.string(),
  /** Sorted; the winner is an index in this list. */
  participants: z.array(z.object({ id: Id, name: z.string(), total: Int32 })),
  winnerId: Id.nullable(),
  voidedAt: Instant.nullable(),
  voidReason: z.string().nullable(),
});
export type Draw = z.output<typeof Draw>;

/** A month's lottery: its commitments and its draws. */
export const Draws = z.object({
  month: Month,
  /** The commitments that no draw has used yet. */
  pending: z.array(z.object({ commitment: z.string(), committedAt: Instant })),
  /** The promises that were replaced by new ones when the league was restored: a backup has no secret of theirs. */
  replaced: z.array(z.object({ commitment: z.string(), committedAt: Instant, replacedAt: Instant })),
  draws: z.array(Draw),
});
export type Draws = z.output<typeof Draws>;

export const getDraws = endpoint('GET /api/draws/{month}', {
  access: 'public',
  summary: "A month's lottery draws, with what it takes to check them",
  params: z.object({ month: Month }),
  replies: { 200: Draws },
  headers: dataAge,
});

export const voidDraw = endpoint('POST /api/admin/draws/{id}/void', {
  access: ['admin'],
  label: 'Estrazione annullata',
  summary: 'Voids a draw; a new secret is committed at once, and the next close draws again',
  params: WithId,
  body: z.object({ reason: Reason }),
  replies: { 200: Draw },
});
