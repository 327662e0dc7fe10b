import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** How often an open page polls the leaderboard, in milliseconds. */
export const BOARD_POLL_MS = 30_000;

export const leaderboard = queryOptions({
  queryKey: ['leaderboard'],
  queryFn: ({ signal }) => call('GET /api/leaderboard', { query: {} }, { signal }),
  refetchInterval: BOARD_POLL_MS,
});

export const publicScoring = queryOptions({
  queryKey: ['scoring-config'],
  queryFn: ({ signal }) => call('GET /api/scoring-config', {}, { signal }),
});

export const site = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => call('GET /api/site', {}, { signal }),
});
