import { useQuery } from '@tanstack/react-query';
import { awardsOf, bonusTypes, entriesOf, players } from '@vetta/contract/client/admin-queries';
import { weekStart } from '@vetta/contract/client/rome-time';
import type { Entry } from '@vetta/contract/entries';
import type { Tagged } from '@vetta/contract/row-tag';
import { useMemo } from 'react';
import { useAdminKey } from '../login/admin-key.ts';

/** Loads the players, the day's entries by player id, and the bonuses of the day's week. */
export function useDayData(day: string) {
  const adminKey = useAdminKey();
  const playersQuery = useQuery(players(adminKey));
  const entries = useQuery(entriesOf(adminKey, day));
  const types = useQuery(bonusTypes(adminKey));
  const awards = useQuery(awardsOf(adminKey, weekStart(day)));
  const dayQueries = [entries, types, awards];
  const entriesByPlayer = useMemo(() => byPlayer(entries.data), [entries.data]);

  return {
    players: playersQuery,
    entries: entriesByPlayer,
    types: types.data,
    awards: awards.data,
    isError: dayQueries.some(({ isError }) => isError),
    isRetrying: dayQueries.some(({ isError, isFetching }) => isError && isFetching),
    retry: () => Promise.all(dayQueries.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}

const byPlayer = (
  entries: readonly Tagged<Entry>[] | undefined,
): ReadonlyMap<string, Tagged<Entry>> | undefined =>
  entries && new Map(entries.map((entry) => [entry.playerId, entry]));
