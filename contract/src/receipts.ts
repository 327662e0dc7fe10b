import { z } from 'zod';
import { dataAge } from './data-age.ts';
import { endpoint } from './endpoint.ts';
import { MonthState } from './standings.ts';
import { Count, Day, Id, Int32, Month, WithId } from './values.ts';

/** Why a place is another one than at the month's last close. No days and no numbers: those are a person's own. */
export const PlaceReason = z.enum([
  /** Numbers and bonuses: the player's own, or those of who was passed or passed by. */
  'ownPoints',
  'othersPoints',
  /** What an admin set by hand. */
  'ownCorrection',
  'othersCorrection',
  /** The scoring values changed. */
  'scoring',
  /** The order at equal points. */
  'tie',
  /** Somebody who was ahead left the board; somebody new is ahead. */
  'left',
  'joined',
]);
export type PlaceReason = z.output<typeof PlaceReason>;

/**
 * Where a player's points of a month come from: sums of the month, never single days. Lines and bonuses are those that the
 * close of a Sunday froze; everything else is one number.
 */
export const Receipt = z.object({
  playerId: Id,
  name: z.string(),
  month: Month,
  state: MonthState,
  /** The count times the points of each. The alignments' points are rounded once, on the month's product. */
  lines: z.array(
    z.object({
      what: z.enum(['rings', 'apptSet', 'apptDone', 'presences']),
      count: Count,
      each: z.number(),
      points: z.int(),
    }),
  ),
  /** The settled weekly bonuses. No pending one is named, so `pending` is always false. */
  bonuses: z.array(z.object({ name: z.string(), weekStartDate: Day, points: Int32, pending: z.boolean() })),
  /** What an admin set by hand in the month, summed. */
  adjustments: z.array(z.object({ field: z.enum(['score', 'bonus', 'total']), points: z.int() })),
  /**
   * The points since the last freeze, with settled bonuses, late data and corrections, as one number: the rest that makes the
   * sum equal to the total. It stays one number when the month is over. Null for a month that is over and has no rest.
   */
  thisWeek: z.object({ since: Day, points: z.int() }).nullable(),
  score: Int32,
  bonus: Int32,
  total: Int32,
  /** The places gained (positive) or lost since the month's last close, and why; absent where there are none, or no reason is known. */
  moved: z.object({ places: Int32, why: z.array(PlaceReason).min(1) }).optional(),
});
export type Receipt = z.output<typeof Receipt>;

export const getReceipt = endpoint('GET /api/players/{id}/receipt', {
  access: 'public',
  summary: "Where a player's points of a month come from: the current month, or the one asked for",
  params: WithId,
  query: z.object({ month: Month.optional() }),
  replies: { 200: Receipt },
  headers: dataAge,
});

/** What a player had in the month before after as many worked days as this month has. */
export const LastMonth = z.object({
  playerId: Id,
  /** The month before. */
  month: Month,
  /** Exact at the ends of weeks, between them shared evenly. Null while there is nothing to compare, or of one who was not there. */
  points: Int32.nullable(),
});
export type LastMonth = z.output<typeof LastMonth>;

export const getLastMonth = endpoint('GET /api/players/{id}/last-month', {
  access: 'public',
  summary: 'What a player had in the month before after as many worked days as this month has',
  params: WithId,
  replies: { 200: LastMonth },
  headers: dataAge,
});
