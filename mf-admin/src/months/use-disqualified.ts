import { useQuery } from '@tanstack/react-query';
import { disqualificationsOf } from '@vetta/contract/client/admin-queries';

/**
 * Returns whether a player is disqualified for a month. A final month's standings do not know of a disqualification before they
 * are rebuilt; the next draw does. As all of a month's page it is read at each opening.
 */
export function useDisqualified(month: string): (playerId: string | null | undefined) => boolean {
  const { data = [] } = useQuery({ ...disqualificationsOf(month), staleTime: 0, refetchInterval: false });
  return (id) => data.some(({ playerId }) => playerId === id);
}
