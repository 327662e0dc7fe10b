import { z } from 'zod';
import { dataAge } from './data-age.ts';
import { endpoint } from './endpoint.ts';
import { PlayerRole } from './player-role.ts';
import { Prize } from './prizes.ts';
import { Count, Day, Id, Instant, Int32, Month } from './values.ts';

/** What decides the order of two players with the same total. */
export const TieReason = z.enum(['apptDone', 'apptSet', 'rings', 'lastPosition', 'name']);
export type TieReason = z.output<typeof TieReason>;

export const Standing = z.object({
  position: Count,
  playerId: Id,
  name: z.string(),
  score: Int32,
  bonus: Int32,
  total: Int32,
  /** Places gained (positive) or lost since the month's last close; null where there was none. */
  movement: Int32.nullable(),
  /** Why this player stands behind the one above at an equal total; null where the totals differ. */
  tie: TieReason.nullable(),
  /** Whether prizes and lottery are open to this player. */
  eligible: z.boolean(),
  /** Why the player is not eligible. */
  notEligible: z.enum(['late', 'disqualified']).nullable(),
  /** Whether tonight's close may still change these points: numbers of a day not closed, or a pending bonus. */
  provisional: z.boolean(),
  /** What the player does in the office, null where nobody said. An api older than the page does not answer it. */
  role: PlayerRole.nullable().optional(),
  /** The name of the player's team, the same. */
  team: z.string().nullable().optional(),
});
export type Standing = z.output<typeof Standing>;

export const MonthState = z.enum(['open', 'grace', 'final']);
export type MonthState = z.output<typeof MonthState>;

export const Leaderboard = z.object({
  entries: z.array(Standing),
  prizes: z.array(Prize),
  /** The month's Italian label, e.g. «novembre 2026». */
  month: z.string(),
  period: Month,
  state: MonthState,
  /** The last commit that changed a standing. */
  updatedAt: Instant.nullable(),
  /** The newest day of an open month that has an entry; null without one, and for other months. */
  newestEntryOn: Day.nullable(),
  /** Of the current month, and only while there are sfide: one that comes, runs, or ended since the month before. */
  challenges: z.literal(true).optional(),
});
export type Leaderboard = z.output<typeof Leaderboard>;

export const getLeaderboard = endpoint('GET /api/leaderboard', {
  access: 'public',
  summary: "The month's standings: the current month's, or those of the month asked for",
  query: z.object({ month: Month.optional() }),
  replies: { 200: Leaderboard },
  headers: dataAge,
  errors: [404],
});

const MonthRehearsal = z.object({
  month: Month,
  /** The bonuses that a close now would add to the points: those that wait, and those that the numbers have earned since. */
  awards: z.array(z.object({ playerId: Id, name: z.string(), bonus: z.string() })),
  /** How many bonuses that count it would take away. */
  withdrawn: Count,
  before: z.array(Standing),
  after: z.array(Standing),
});

/** What a close now would make of the current month's standings, and of those of the month in grace. */
export const CloseRehearsal = MonthRehearsal.extend({
  /** Null while no month is in grace. */
  grace: MonthRehearsal.nullable(),
});
export type CloseRehearsal = z.output<typeof CloseRehearsal>;

export const rehearseClose = endpoint('GET /api/admin/recalculate-leaderboard/rehearsal', {
  access: ['admin', 'read'],
  summary:
    "Which bonuses tonight's close would add as the numbers are now, and the standings then; changes nothing",
  replies: { 200: CloseRehearsal },
});

export const recalculate = endpoint('POST /api/admin/recalculate-leaderboard', {
  access: ['admin'],
  label: 'Classifica ricalcolata',
  summary: 'Evaluates and settles the bonuses as if it were 23:59 now, and rebuilds the standings',
  replies: { 200: Leaderboard },
});
