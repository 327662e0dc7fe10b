import { useQuery } from '@tanstack/react-query';
import { awardsOf, bonusTypes, entriesOf, players } from '@vetta/contract/client/admin-queries';
import { weekStart } from '@vetta/contract/client/rome-time';
import type { Entry } from '@vetta/contract/entries';
import { useMemo } from 'react';
import { useAdminKey } from '../login/admin-key.ts';

/** What the page shows of a day: everybody, that day's entries by their player, that week's bonuses. */
export function useDayData(day: string) {
  const adminKey = useAdminKey();
  const people = useQuery(players(adminKey));
  const entries = useQuery(entriesOf(adminKey, day));
  const types = useQuery(bonusTypes(adminKey));
  const awards = useQuery(awardsOf(adminKey, weekStart(day)));
  const ofTheDay = [entries, types, awards];
  const entriesByPlayer = useMemo(() => byPlayer(entries.data), [entries.data]);

  return {
    people,
    entries: entriesByPlayer,
    types: types.data,
    awards: awards.data,
    isError: ofTheDay.some(({ isError }) => isError),
    isRetrying: ofTheDay.some(({ isError, isFetching }) => isError && isFetching),
    retry: () => Promise.all(ofTheDay.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}

const byPlayer = (entries: readonly Entry[] | undefined): ReadonlyMap<string, Entry> | undefined =>
  entries && new Map(entries.map((entry) => [entry.playerId, entry]));
