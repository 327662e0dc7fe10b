import { useQuery } from '@tanstack/react-query';
import { dashboard } from '@vetta/contract/client/admin-queries';
import { useAtomValue } from 'jotai';
import { isForNumbers } from '../login/admin-key.ts';

/** Returns the league's first day, `YYYY-MM-DD`: nothing is recorded before it. Undefined while loading. */
export const useFirstDay = (): string | undefined =>
  // Each card's calendar asks: it must not fetch again what is there. A change fetches it again.
  useQuery({
    ...dashboard,
    enabled: !useAtomValue(isForNumbers),
    refetchOnMount: false,
    refetchInterval: false,
  }).data?.firstDay;
