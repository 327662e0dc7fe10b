import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { learnServerTime } from './server-clock.ts';

/** How often the open board asks for news (spec section 9). */
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
  queryFn: async ({ signal }) => {
    const answer = await call('GET /api/site', {}, { signal });
    learnServerTime(answer.now);
    return answer;
  },
});
