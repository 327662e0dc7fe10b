import type { ScoringChange } from '../scoring.ts';
import { adminQuery } from './admin-query.ts';

// Fetched at each opening: a close, a late entry or another admin may have changed a month.
const fresh = { staleTime: 0 } as const;

export const adminMonths = adminQuery('GET /api/admin/months', {}, fresh);

/** A month's standings with the values that they were computed from. */
export const adminMonth = (month: string) =>
  adminQuery('GET /api/months/{month}', { params: { month } }, { key: ['admin', 'months', month], ...fresh });

export const adminDraws = (month: string) =>
  adminQuery(
    'GET /api/draws/{month}',
    { params: { month } },
    { key: ['admin', 'months', month, 'draws'], ...fresh },
  );

export const monthPrizes = (month: string) =>
  adminQuery('GET /api/admin/months/{month}/prizes', { params: { month } }, fresh);

export const lateEntries = (month: string) =>
  adminQuery('GET /api/admin/months/{month}/late-entries', { params: { month } }, fresh);

/** What a rebuild of the month would change. */
export const rehearsal = (month: string, values: 'kept' | 'today') =>
  adminQuery('GET /api/admin/months/{month}/rehearsal', { params: { month }, query: { values } }, fresh);

/** What the close after that of a day would add and change, as the numbers are now. */
export const closeRehearsal = (closed: string | null) =>
  adminQuery(
    'GET /api/admin/recalculate-leaderboard/rehearsal',
    {},
    { key: ['admin', 'player-bonuses', 'rehearsal', closed], ...fresh },
  );

/** What other scoring values would make of the month's standings. */
export const scoringRehearsal = (values: ScoringChange) =>
  adminQuery('GET /api/admin/scoring-config/rehearsal', { query: values }, fresh);
