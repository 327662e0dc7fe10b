import { useQuery } from '@tanstack/react-query';
import { dashboard } from '@vetta/contract/client/admin-queries';

/** Returns the league's first day, `YYYY-MM-DD`: nothing is recorded before it. Undefined while loading. */
export const useFirstDay = (): string | undefined =>
  // Each card's calendar asks: it must not fetch again what is there. A change fetches it again.
  useQuery({ ...dashboard, refetchOnMount: false, refetchInterval: false }).data?.firstDay;
