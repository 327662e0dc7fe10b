import { useQuery } from '@tanstack/react-query';
import { bonusTypes, players } from '@vetta/contract/client/admin-queries';
import { useMemo } from 'react';
import { useAdminKey } from '../login/admin-key.ts';
import type { Names } from './words/account.ts';

/** Returns the names that the audit has as ids alone. Without them the audit log says «un partecipante». */
export function useNames(): Names {
  const adminKey = useAdminKey();
  const { data: listed } = useQuery(players(adminKey));
  const { data: types } = useQuery(bonusTypes(adminKey));
  return useMemo(
    () => ({
      players: new Map(listed?.map(({ id, name }) => [id, name])),
      bonuses: new Map(types?.map(({ id, name }) => [id, name])),
    }),
    [listed, types],
  );
}
