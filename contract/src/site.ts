import { z } from 'zod';
import { BonusType } from './bonuses.ts';
import { dataAge } from './data-age.ts';
import { endpoint } from './endpoint.ts';
import { Count, Day, Id, Instant, Month } from './values.ts';

export const GameRule = z.object({ id: Id, title: z.string(), content: z.string(), order: Count });
export type GameRule = z.output<typeof GameRule>;

export const Contest = z.object({
  month: Month,
  /** A player who joins after the first day is late. The draw is at the last day's close. */
  start: Day,
  end: Day,
  /** From this instant the hero shows the position search instead of the countdown. */
  launchAt: Instant,
  /** The total that a player needs for the lottery. */
  lotteryThreshold: Count,
});
export type Contest = z.output<typeof Contest>;

/** A week that a Sunday's close settled, with the bonuses that somebody has as receipts name them. */
const SettledWeek = z.object({
  /** Its Monday. */
  start: Day,
  /** Of each bonus up to three names, others each week, and how many more people have it. */
  bonuses: z.array(z.object({ bonusTypeId: Id, names: z.array(z.string()), others: Count })),
});

export const Site = z.object({
  /** Every text of the public page by its key: the default, or the admin's text that replaces it. */
  texts: z.record(z.string(), z.string()),
  rules: z.array(GameRule),
  bonusTypes: z.array(BonusType),
  contest: Contest,
  /** Absent before the first, and from an api older than the page. */
  lastWeek: SettledWeek.optional(),
  /** The server's time. Countdowns must not use the device's clock. */
  now: Instant,
});
export type Site = z.output<typeof Site>;

export const getSite = endpoint('GET /api/site', {
  access: 'public',
  summary: 'What the public page shows besides the standings',
  replies: { 200: Site },
  headers: dataAge,
});
