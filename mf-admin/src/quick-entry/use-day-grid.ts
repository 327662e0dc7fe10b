import { useQuery } from '@tanstack/react-query';
import {
  entriesOf,
  players,
  scoring as scoringConfig,
  usualNumbers,
} from '@vetta/contract/client/admin-queries';
import { adminMonths } from '@vetta/contract/client/month-queries';
import { monthOf } from '@vetta/contract/client/rome-time';
import { useMemo } from 'react';
import { byName } from '../players/by-name.ts';

/** Loads what the grid of a day shows: the players by name, their entries, what is usual for them, the scoring values. */
export function useDayGrid(day: string, today: string) {
  const playersQuery = useQuery(players);
  const entries = useQuery(entriesOf(day));
  const usual = useQuery(usualNumbers(day));
  const scoring = useQuery(scoringConfig);
  const isPast = monthOf(day) < monthOf(today);
  const months = useQuery({ ...adminMonths, enabled: isPast });
  const required = [playersQuery, entries];
  const optional = [usual, scoring];
  const retry = (queries: readonly { isError: boolean; refetch: () => unknown }[]) => () => {
    for (const query of queries) if (query.isError) query.refetch();
  };

  return {
    players: useMemo(() => playersQuery.data?.toSorted(byName), [playersQuery.data]),
    entries: useMemo(
      () => entries.data && new Map(entries.data.map((entry) => [entry.playerId, entry])),
      [entries.data],
    ),
    usual: useMemo(() => new Map(usual.data?.map((row) => [row.playerId, row])), [usual.data]),
    scoring: scoring.data,
    /** Whether the day's month is final, so that its standings change only by a rebuild. */
    isFinal: isPast && months.data?.find(({ month }) => month === monthOf(day))?.state === 'final',
    isError: required.some(({ isError, data }) => isError && data === undefined),
    isRetrying: required.some(({ isError, isFetching }) => isError && isFetching),
    retry: retry(required),
    isWithoutHelp: optional.some(({ isError }) => isError),
    isRetryingHelp: optional.some(({ isError, isFetching }) => isError && isFetching),
    retryHelp: retry(optional),
  };
}
