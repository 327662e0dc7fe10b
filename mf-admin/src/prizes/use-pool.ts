import { useQuery } from '@tanstack/react-query';
import { settings } from '@vetta/contract/client/admin-queries';
import type { PublicQueries } from '@vetta/contract/plugin';
import { prizePool } from '@vetta/contract/prize-pool';
import { prizeSettingsIn } from './prize-settings-in.ts';

/** Returns the month's prize pool in points; undefined until its settings and the leaderboard are known. */
export function usePool(board: PublicQueries['leaderboard']): number | undefined {
  const { data } = useQuery(settings);
  const { data: standings } = useQuery(board);
  const row = data && prizeSettingsIn(data);
  return (
    row &&
    standings &&
    prizePool(
      standings.entries.map(({ total }) => total),
      row.value,
    )
  );
}
