import { useQuery } from '@tanstack/react-query';
import { bonusTypes } from '@vetta/contract/client/admin-queries';
import { auditPeople } from '@vetta/contract/client/audit-query';
import { useMemo } from 'react';
import type { Names } from './words/account.ts';

/** Returns the names that the audit has as ids alone. Without them the audit log says «un partecipante». */
export function useNames(): Names {
  const { data: people } = useQuery(auditPeople);
  const { data: types } = useQuery(bonusTypes);
  return useMemo(
    () => ({
      players: new Map(people?.map(({ id, name }) => [id, name])),
      bonuses: new Map(types?.map(({ id, name }) => [id, name])),
    }),
    [people, types],
  );
}
