import { useQuery } from '@tanstack/react-query';
import { entriesOf, lookedAt, players as playersQuery } from '@vetta/contract/client/admin-queries';
import { useMemo } from 'react';
import { byName } from '../players/by-name.ts';
import { joined } from '../queries/joined.ts';

/** Loads who of those in the game has no numbers of this day yet, in the order of data entry, and how many they are. */
export function useMissing(day: string) {
  const players = useQuery({ ...playersQuery, ...lookedAt });
  const entries = useQuery({ ...entriesOf(day), ...lookedAt });
  const data = useMemo(() => {
    if (!players.data || !entries.data) return undefined;
    const entered = new Set(entries.data.map(({ playerId }) => playerId));
    const inGame = players.data.filter(({ joinedOn }) => joinedOn <= day);
    const missing = inGame.filter(({ id }) => !entered.has(id)).toSorted(byName);
    return { total: inGame.length, missing };
  }, [players.data, entries.data, day]);
  return { ...joined(players, entries), data };
}
