import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { tagged } from './row-tag.ts';
import { Day, Id, Month } from './values.ts';

const Person = z.object({ playerId: Id, name: z.string() });

/** A prize of a month: who won it, and whether it was handed over. */
export const MonthPrize = z.object({
  month: Month,
  prizeId: Id,
  title: z.string(),
  isLottery: z.boolean(),
  /** The place that wins it; null for the lottery, and for a prize that the month no longer has. */
  position: z.int().nullable(),
  /** Null until it is decided (by the final month, or by the draw), and if nobody could win it. */
  winner: Person.nullable(),
  /** The day on which it was handed over, and to whom. */
  handover: Person.extend({ on: Day }).nullable(),
});
export type MonthPrize = z.output<typeof MonthPrize>;

export const listMonthPrizes = endpoint({
  method: 'GET',
  path: '/api/admin/months/{month}/prizes',
  access: 'admin',
  summary: "A month's prizes with their winners and the days on which they were handed over",
  params: z.object({ month: Month }),
  replies: { 200: z.array(tagged(MonthPrize)) },
  errors: [404],
});

export const handOverPrize = endpoint({
  method: 'PUT',
  path: '/api/admin/months/{month}/prizes/{id}/handover',
  access: 'admin',
  summary: 'Records the day on which a prize was handed to its winner, or clears it with null',
  params: z.object({ month: Month, id: Id }),
  body: z.object({ on: Day.nullable() }),
  replies: { 200: tagged(MonthPrize) },
  errors: [404, 409],
});
