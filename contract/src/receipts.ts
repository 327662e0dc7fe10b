import { z } from 'zod';
import { dataAge } from './data-age.ts';
import { endpoint } from './endpoint.ts';
import { MonthState } from './standings.ts';
import { Count, Day, Id, Int32, Month, WithId } from './values.ts';

/**
 * Where a player's points of a month come from: sums of the month, never single days. In the current month lines and bonuses
 * end with the last Sunday that was closed or covered.
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
  /** The weekly bonuses of the month. The points do not count pending ones yet. */
  bonuses: z.array(z.object({ name: z.string(), weekStartDate: Day, points: Int32, pending: z.boolean() })),
  /** What an admin set by hand in the month, summed. */
  adjustments: z.array(z.object({ field: z.enum(['score', 'bonus', 'total']), points: z.int() })),
  /**
   * The points since then, with settled bonuses, as one number: the rest that makes the sum equal to the total. Null for a
   * month that is over.
   */
  thisWeek: z.object({ since: Day, points: z.int() }).nullable(),
  score: Int32,
  bonus: Int32,
  total: Int32,
});
export type Receipt = z.output<typeof Receipt>;

export const getReceipt = endpoint({
  method: 'GET',
  path: '/api/players/{id}/receipt',
  access: 'public',
  summary: "Where a player's points of a month come from: the current month, or the one asked for",
  params: WithId,
  query: z.object({ month: Month.optional() }),
  replies: { 200: Receipt },
  headers: dataAge,
  errors: [404],
});
