import { useQuery } from '@tanstack/react-query';
import { archivedPlayers, players } from '@vetta/contract/client/admin-queries';
import { nameKey } from '@vetta/contract/name-key';
import type { Player } from '@vetta/contract/players';

/**
 * Returns a function that finds who has a name already, in the game or among those who left, as far as they are loaded: those who left are loaded if
 * they are asked about. */
export function useNamesakes({
  isAsked,
}: {
  readonly isAsked: boolean;
}): (name: string) => readonly Player[] {
  const active = useQuery(players);
  const archived = useQuery({ ...archivedPlayers, enabled: isAsked });
  return (name) => {
    const key = nameKey(name);
    return [...(active.data ?? []), ...(archived.data ?? [])].filter(
      (player) => nameKey(player.name) === key,
    );
  };
}
