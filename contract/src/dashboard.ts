import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Count, Day, Instant } from './values.ts';

export const Dashboard = z.object({
  playersCount: Count,
  /** All entries ever recorded. */
  entriesCount: Count,
  /** Active prizes. */
  prizesCount: Count,
  lastUpdate: Instant.nullable(),
  /** Whether a demonstration office is there, which `DELETE /api/admin/demo` removes. */
  hasDemo: z.boolean(),
  /** The league's first day: an entry, a tick or a disqualification before it is refused. */
  firstDay: Day,
  /** What an older version allowed and this one does not, by the name of a plugin or a source; absent if there is nothing. */
  noLongerAllowed: z.array(z.object({ about: z.string(), what: z.string() })).optional(),
});
export type Dashboard = z.output<typeof Dashboard>;

export const SchedulerStatus = z.object({
  /** The next close; null while no scheduler has reported. */
  nextRun: Instant.nullable(),
  /** Whether a scheduler reported within the last minute, reaches Temporal, is not paused, and its closes succeed. */
  isActive: z.boolean(),
  /**
   * Why no day is closed: no scheduler reports, it cannot reach Temporal, it is paused, the close of `failingDay` fails and
   * is tried again, or it fails always and was stopped. Null while active.
   */
  inactiveBecause: z.enum(['silent', 'temporalAway', 'paused', 'closeFails', 'closeStopped']).nullable(),
  failingDay: Day.nullable(),
  /** The error of that close, for the operator. */
  failingBecause: z.string().nullable(),
  lastClosedDay: Day.nullable(),
  /** How many days are over and not closed. */
  missedDays: Count,
  /** The oldest day that is still open at 00:15 or later; null in good order. */
  lateDay: Day.nullable(),
});
export type SchedulerStatus = z.output<typeof SchedulerStatus>;

export const NightlyBackup = z.object({
  /**
   * The newest day whose close is in a good backup; before the first close, a day that was never closed. Null before the first
   * backup, like the two below.
   */
  day: Day.nullable(),
  /** When that backup was made: it has all data of this moment. */
  madeAt: Instant.nullable(),
  bytes: z.int().min(0).nullable(),
  /** How many attempts have failed since then. One that failed is repeated an hour later. */
  failures: Count,
  /** Whether a day that was closed hours ago is in no backup. */
  isLate: z.boolean(),
  /** There where that backup was made before the first close, so that it contains none. */
  noCloseYet: z.literal(true).optional(),
  /** There where that backup could only be read to its end, and was not restored for a check. */
  onlyRead: z.literal(true).optional(),
  /** There where the backups are on the disk of the data, which a lost disk takes with it. */
  onDataDisk: z.literal(true).optional(),
  /** The newest backup between two closes, by the moment whose data it has, and whether one failed since; not there before the first one. */
  ofDay: z.object({ madeAt: Instant.nullable(), failed: z.boolean() }).optional(),
  /** The newest `npm run drill` that held: a second installation was started from a backup and answered as the first one had. */
  drill: z
    .object({
      heldAt: Instant,
      /** The moment whose data that installation had. */
      dataAt: Instant,
      /** From the backup to its answers, in milliseconds. */
      tookMs: Count,
      /** Whether that is more than ninety days ago. */
      isLongAgo: z.boolean(),
    })
    .optional(),
});
export type NightlyBackup = z.output<typeof NightlyBackup>;

export const getDashboard = endpoint('GET /api/admin/dashboard', {
  access: ['admin', 'read'],
  summary: 'How many players, entries and prizes there are, and when a standing last changed',
  replies: { 200: Dashboard },
});

export const getSchedulerStatus = endpoint('GET /api/admin/scheduler-status', {
  access: ['admin', 'read'],
  summary: 'When the next close runs, and whether a scheduler closes the days; if not, why',
  replies: { 200: SchedulerStatus },
});

export const getNightlyBackup = endpoint('GET /api/admin/nightly-backup', {
  access: ['admin', 'read'],
  summary:
    'When the newest good backup was made, whether later ones failed or are late, and when one last served in a drill',
  replies: { 200: NightlyBackup },
});
