import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { changeOf, resource } from './resource.ts';
import { tagged } from './row-tag.ts';
import { Day, Id, INT32_MAX, Instant, Month, text } from './values.ts';

const Position = z.int().min(1).max(INT32_MAX);

export const Prize = z.object({
  id: Id,
  /** A prize of position N goes to the N-th eligible player. */
  position: Position,
  title: z.string(),
  description: z.string().nullable(),
  /** The address of an image or of a video. */
  imageUrl: z.string().nullable(),
  isLottery: z.boolean(),
  isActive: z.boolean(),
  /** The one month in which it is active; null for every month. Stored rows of older versions have none. */
  month: Month.nullable().default(null),
  /** The spec's name, as of players. */
  updated_at: Instant,
});
export type Prize = z.output<typeof Prize>;

export const NewPrize = z.object({
  position: Position.default(1),
  title: text(1, 200),
  description: text(0, 2_000).nullish(),
  imageUrl: text(0, 2_000).nullish(),
  isLottery: z.boolean().default(false),
  isActive: z.boolean().default(true),
  month: Month.nullish(),
});
export type NewPrize = z.output<typeof NewPrize>;

/** A field left out is unchanged. */
export const PrizeChange = changeOf(NewPrize);
export type PrizeChange = z.output<typeof PrizeChange>;

export const prizes = resource('/api/admin/prizes', {
  row: Prize,
  card: Prize,
  added: NewPrize,
  changed: PrizeChange,
  by: { id: Id },
  words: {
    list: "All prizes by position, lottery prizes last; at one place a month's own before those of every month",
    add: ['Premio creato', 'Adds a prize'],
    change: ['Premio modificato', 'Changes a prize; final months keep their stored prizes'],
    remove: ['Premio eliminato', 'Removes a prize'],
  },
});

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

export const listMonthPrizes = endpoint('GET /api/admin/months/{month}/prizes', {
  access: ['admin', 'read'],
  summary: "A month's prizes with their winners and the days on which they were handed over",
  params: z.object({ month: Month }),
  replies: { 200: z.array(tagged(MonthPrize)) },
});

export const handOverPrize = endpoint('PUT /api/admin/months/{month}/prizes/{id}/handover', {
  access: ['admin'],
  label: 'Consegna di un premio',
  summary: 'Records the day on which a prize was handed to its winner, or clears it with null',
  params: z.object({ month: Month, id: Id }),
  body: z.object({ on: Day.nullable() }),
  replies: { 200: tagged(MonthPrize) },
});
