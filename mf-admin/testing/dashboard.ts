import type { NightlyBackup, SchedulerStatus } from '@vetta/contract/dashboard';
import type { CloseRehearsal } from '@vetta/contract/standings';
import { boardOf, sampleStanding } from '@vetta/contract/testing/samples';
import type { HttpHandler } from 'msw';
import { mockAudit, samplePeople } from './audit.ts';
import { reply } from './mock-api.ts';
import { sampleDashboard, samplePlayers, TODAY } from './office.ts';

export const sampleScheduler: SchedulerStatus = {
  nextRun: `${TODAY}T22:59:00.000Z`,
  isActive: true,
  inactiveBecause: null,
  failingDay: null,
  failingBecause: null,
  lastClosedDay: '2026-11-19',
  missedDays: 0,
  lateDay: null,
};

export const sampleBackup: NightlyBackup = {
  day: '2026-11-19',
  madeAt: '2026-11-19T23:00:12.000Z',
  bytes: 2_548_000,
  failures: 0,
  isLate: false,
  drill: {
    heldAt: '2026-11-02T09:12:00.000Z',
    dataAt: '2026-11-01T23:00:12.000Z',
    tookMs: 14_200,
    isLongAgo: false,
  },
};

/** The totals are those of the sample players: 3120, 2760, 2400, 2040, 1680, 1320. */
export const sampleBoard = boardOf(
  samplePlayers.map(({ id: playerId, position, name, score, bonus }) =>
    sampleStanding({ playerId, position, name, score, bonus, movement: 0, provisional: true }),
  ),
  { updatedAt: sampleDashboard.lastUpdate, newestEntryOn: null },
);

/** What tonight's close would do: by default nothing. */
export const sampleTonight = (fields: Partial<CloseRehearsal> = {}): CloseRehearsal => ({
  month: '2026-11',
  awards: [],
  withdrawn: 0,
  grace: null,
  before: sampleBoard.entries,
  after: sampleBoard.entries,
  ...fields,
});

/** The answers to the dashboard's own calls; those to the others are in `mockApi`. */
export const dashboardReplies = (): HttpHandler[] => [
  reply('GET /api/admin/dashboard', sampleDashboard),
  reply('GET /api/admin/scheduler-status', sampleScheduler),
  reply('GET /api/admin/nightly-backup', sampleBackup),
  mockAudit(),
  reply('GET /api/admin/audit/people', [...samplePeople]),
  reply('GET /api/leaderboard', sampleBoard),
  reply('GET /api/admin/prizes', []),
  reply('GET /api/admin/months', []),
  reply('POST /api/admin/recalculate-leaderboard', sampleBoard),
  reply('GET /api/admin/recalculate-leaderboard/rehearsal', sampleTonight()),
];
