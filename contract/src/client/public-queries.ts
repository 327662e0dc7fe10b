import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Leaderboard } from '../standings.ts';
import { CallError, call, callWithStatus, NotTheReply } from './call.ts';
import { isReplyTo } from './is-reply-to.ts';

/** How often an open page polls the leaderboard, in milliseconds. */
export const BOARD_POLL_MS = 30_000;
/** After how long a poll without an answer fails: the page then says how old its leaderboard is. In milliseconds. */
const POLL_TIMEOUT_MS = 20_000;
/** How often an open page looks for a draw; one is held on a known evening, and people wait for it. */
const DRAWS_POLL_MS = 60_000;
const MONTHS_POLL_MS = 10 * 60_000;

/** A leaderboard with the seconds since the server last knew it to be current: above 0 while its database is away. */
export type AgedLeaderboard = Leaderboard & { readonly age?: number };

/** Returns whether a value from the network or the device can be shown as a leaderboard. */
export const isBoard = (value: unknown): value is Leaderboard =>
  isReplyTo('GET /api/leaderboard', value) &&
  Array.isArray((value as Leaderboard).entries) &&
  (value as Leaderboard).entries.every(
    (row) => typeof row?.name === 'string' && typeof row.total === 'number',
  );

export const leaderboard = queryOptions({
  queryKey: ['leaderboard'],
  queryFn: async (): Promise<AgedLeaderboard> => {
    const signal = AbortSignal.timeout(POLL_TIMEOUT_MS);
    const { reply, dataAge } = await callWithStatus('GET /api/leaderboard', { query: {} }, { signal });
    if (!isBoard(reply)) throw new NotTheReply('GET /api/leaderboard');
    const prizes: unknown = reply.prizes;
    return {
      ...reply,
      prizes: Array.isArray(prizes) ? prizes : [],
      ...(dataAge !== 0 && { age: dataAge }),
    };
  },
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

/**
 * Where a player's points of a month come from; without one, of this month. Fetched at each opening, and polled while the
 * player is on the board.
 */
export const receipt = (id: string, of?: string) =>
  queryOptions({
    queryKey: ['receipt', id, of],
    queryFn: ({ signal }) =>
      call('GET /api/players/{id}/receipt', { params: { id }, query: of ? { month: of } : {} }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { error } }) =>
      error instanceof CallError && error.status === 404 ? false : BOARD_POLL_MS,
  });

/**
 * What a player had at this point of the month before. Fetched again with the player's own points; a closed day without any
 * moves it too, within ten minutes.
 */
export const lastMonth = (id: string, points: number) =>
  queryOptions({
    queryKey: ['last-month', id, points],
    queryFn: ({ signal }) => call('GET /api/players/{id}/last-month', { params: { id } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: MONTHS_POLL_MS,
  });

export const months = queryOptions({
  queryKey: ['months'],
  queryFn: ({ signal }) => call('GET /api/months', {}, { signal }),
  refetchInterval: MONTHS_POLL_MS,
});

/** A month's standings with its prizes and its prize pool. Fetched at each opening, and polled: a past month may be rebuilt. */
export const month = (of: string) =>
  queryOptions({
    queryKey: ['months', of],
    queryFn: ({ signal }) => call('GET /api/months/{month}', { params: { month: of } }, { signal }),
    staleTime: 0,
    refetchInterval: BOARD_POLL_MS,
  });

/** A month's lottery: its commitments and its draws. */
export const draws = (of: string) =>
  queryOptions({
    queryKey: ['draws', of],
    queryFn: ({ signal }) => call('GET /api/draws/{month}', { params: { month: of } }, { signal }),
    refetchInterval: DRAWS_POLL_MS,
  });

/** The sfide that run, that come, and those of the last 30 days. Asked only while the board says that there are any. */
export const challenges = queryOptions({
  queryKey: ['challenges'],
  queryFn: ({ signal }) => call('GET /api/challenges', {}, { signal }),
  refetchInterval: BOARD_POLL_MS,
});
