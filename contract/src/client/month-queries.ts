import { queryOptions } from '@tanstack/react-query';
import type { ScoringChange } from '../scoring.ts';
import { call } from './call.ts';

// Fetched at each opening: a close, a late entry or another admin may have changed a month. Every key begins with 'admin',
// so that a logout removes all of it.
const fresh = { staleTime: 0 } as const;

export const adminMonths = queryOptions({
  queryKey: ['admin', 'months'],
  queryFn: ({ signal }) => call('GET /api/admin/months', {}, { signal }),
  ...fresh,
});

/** A month's standings with the values that they were computed from. */
export const adminMonth = (month: string) =>
  queryOptions({
    queryKey: ['admin', 'months', month],
    queryFn: ({ signal }) => call('GET /api/months/{month}', { params: { month } }, { signal }),
    ...fresh,
  });

export const adminDraws = (month: string) =>
  queryOptions({
    queryKey: ['admin', 'months', month, 'draws'],
    queryFn: ({ signal }) => call('GET /api/draws/{month}', { params: { month } }, { signal }),
    ...fresh,
  });

export const monthPrizes = (month: string) =>
  queryOptions({
    queryKey: ['admin', 'months', month, 'prizes'],
    queryFn: ({ signal }) => call('GET /api/admin/months/{month}/prizes', { params: { month } }, { signal }),
    ...fresh,
  });

export const lateEntries = (month: string) =>
  queryOptions({
    queryKey: ['admin', 'months', month, 'late-entries'],
    queryFn: ({ signal }) =>
      call('GET /api/admin/months/{month}/late-entries', { params: { month } }, { signal }),
    ...fresh,
  });

/** What a rebuild of the month would change. */
export const rehearsal = (month: string, values: 'kept' | 'today') =>
  queryOptions({
    queryKey: ['admin', 'months', month, 'rehearsal', values],
    queryFn: ({ signal }) =>
      call('GET /api/admin/months/{month}/rehearsal', { params: { month }, query: { values } }, { signal }),
    ...fresh,
  });

/** What the close after that of a day would add and change, as the numbers are now. */
export const closeRehearsal = (closed: string | null) =>
  queryOptions({
    queryKey: ['admin', 'player-bonuses', 'rehearsal', closed],
    queryFn: ({ signal }) => call('GET /api/admin/recalculate-leaderboard/rehearsal', {}, { signal }),
    ...fresh,
  });

/** What other scoring values would make of the month's standings. */
export const scoringRehearsal = (values: ScoringChange) =>
  queryOptions({
    queryKey: ['admin', 'scoring-config', 'rehearsal', values],
    queryFn: ({ signal }) => call('GET /api/admin/scoring-config/rehearsal', { query: values }, { signal }),
    ...fresh,
  });
