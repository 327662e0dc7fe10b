import { z } from 'zod';
import { dataAge } from './data-age.ts';
import { endpoint } from './endpoint.ts';
import { Entry } from './entries.ts';
import { ScoringChange } from './scoring.ts';
import { Leaderboard, MonthState, Standing } from './standings.ts';
import { Count, Id, Instant, Month, Reason } from './values.ts';

const WithMonth = z.object({ month: Month });

/** True of a month that was over before a commitment for its draw was published: it has no prizes and no draw. Else left out. */
const imported = z.literal(true).optional();

/** A month that has begun, as the hall of fame lists it. */
export const MonthSummary = z.object({
  month: Month,
  /** `ottobre 2025`. */
  label: z.string(),
  state: MonthState,
  imported,
  players: Count,
  /** The first three who are not disqualified, each with the position of its row (`podiumOf`). */
  podium: z.array(Standing.pick({ position: true, playerId: true, name: true, total: true })),
});
export type MonthSummary = z.output<typeof MonthSummary>;

/** A month's standings; of a final month, also the values that they were computed from. */
export const MonthDetail = Leaderboard.extend({
  imported,
  finalisedAt: Instant.nullable(),
  scoring: ScoringChange,
  /** The prize pool in points: a share of all points, or of the first player's. */
  prizePool: z.int(),
});
export type MonthDetail = z.output<typeof MonthDetail>;

/** A month as admins see it, with its recorded rebuilds. */
export const AdminMonth = MonthSummary.extend({
  finalisedAt: Instant.nullable(),
  rebuilds: z.array(z.object({ rebuiltAt: Instant, reason: z.string() })),
  /** The entries that came after the month became final or was rebuilt: its standings do not count them. */
  lateEntries: Count,
  /**
   * The people whose points or eligibility a rebuild with the month's own values would change: by late, removed or corrected
   * entries, by a disqualification that came or went. 0 of a month that is not final.
   */
  changedRows: Count,
  /** The prizes that somebody has won and has not got. 0 of a month that is not final. */
  toHandOver: Count,
});
export type AdminMonth = z.output<typeof AdminMonth>;

export const listMonths = endpoint('GET /api/months', {
  access: 'public',
  summary: 'The months since the first entry, newest first',
  replies: { 200: z.array(MonthSummary) },
  headers: dataAge,
});

export const getMonth = endpoint('GET /api/months/{month}', {
  access: 'public',
  summary: "A month's standings",
  params: WithMonth,
  replies: { 200: MonthDetail },
  headers: dataAge,
});

export const listAdminMonths = endpoint('GET /api/admin/months', {
  access: ['admin', 'read'],
  summary: 'The months with their rebuilds, newest first',
  replies: { 200: z.array(AdminMonth) },
});

/** An entry that a final month's standings do not count yet. */
export const LateEntry = Entry.extend({ name: z.string(), recordedAt: Instant });
export type LateEntry = z.output<typeof LateEntry>;

export const listLateEntries = endpoint('GET /api/admin/months/{month}/late-entries', {
  access: ['admin', 'read'],
  summary: 'The entries that came after a month became final or was rebuilt, newest first',
  params: WithMonth,
  replies: { 200: z.array(LateEntry) },
});

/** The month's own values, or today's, which then become the month's. */
const RebuildValues = z.enum(['kept', 'today']).default('kept');

const Value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** A value of a final month that a rebuild would replace. */
export const ChangedValue = z.object({
  of: z.enum(['scoring', 'bonus', 'contest', 'prizeSettings', 'prize']),
  /** Which bonus or prize, and its name or title in the rebuilt month; null for the others. */
  id: Id.nullable(),
  name: z.string().nullable(),
  /** The field's name: `ringPoints`, `points`, `lotteryThreshold`. A prize that comes or goes changes its `isActive`. */
  field: z.string(),
  before: Value,
  after: Value,
});
export type ChangedValue = z.output<typeof ChangedValue>;

/** A final month as it stands, and as a rebuild would leave it, with every value that would be another. */
export const Rehearsal = z.object({
  before: MonthDetail,
  after: MonthDetail,
  changedValues: z.array(ChangedValue),
});
export type Rehearsal = z.output<typeof Rehearsal>;

export const rehearseRebuild = endpoint('GET /api/admin/months/{month}/rehearsal', {
  access: ['admin', 'read'],
  summary: 'What the rebuild of a final month would change; changes nothing',
  params: WithMonth,
  query: z.object({ values: RebuildValues }),
  replies: { 200: Rehearsal },
  errors: [409],
});

export const RebuildRequest = z.object({ reason: Reason, values: RebuildValues });
export type RebuildRequest = z.output<typeof RebuildRequest>;

export const rebuildMonth = endpoint('POST /api/admin/months/{month}/rebuild', {
  access: ['admin'],
  label: 'Mese concluso ricalcolato',
  summary: 'Recomputes a final month from the data as it is now, and stores the reason',
  params: WithMonth,
  body: RebuildRequest,
  replies: { 200: MonthDetail },
});
