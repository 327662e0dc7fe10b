import { useQuery } from '@tanstack/react-query';
import { bonusTypes, players } from '@vetta/contract/client/admin-queries';
import { useMemo } from 'react';
import type { Names } from './words/account.ts';

/** Returns the names that the audit has as ids alone. Without them the audit log says «un partecipante». */
export function useNames(): Names {
  const { data: listed } = useQuery(players);
  const { data: types } = useQuery(bonusTypes);
  return useMemo(
    () => ({
      players: new Map(listed?.map(({ id, name }) => [id, name])),
      bonuses: new Map(types?.map(({ id, name }) => [id, name])),
    }),
    [listed, types],
  );
}
