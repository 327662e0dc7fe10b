import { useQuery } from '@tanstack/react-query';
import { entriesOf, players as playersQuery } from '@vetta/contract/client/admin-queries';
import { useMemo } from 'react';
import { byName } from '../players/by-name.ts';

/** Loads who has no numbers of this day yet, in the order of data entry, and how many play. */
export function useMissing(day: string) {
  const players = useQuery(playersQuery);
  const entries = useQuery(entriesOf(day));
  const missing = useMemo(() => {
    const entered = new Set(entries.data?.map(({ playerId }) => playerId));
    return players.data?.filter(({ id }) => !entered.has(id)).toSorted(byName);
  }, [players.data, entries.data]);
  return {
    queries: [players, entries],
    total: players.data?.length,
    missing: entries.data && missing,
  };
}
