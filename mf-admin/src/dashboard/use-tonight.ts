import { useQuery } from '@tanstack/react-query';
import { schedulerStatus } from '@vetta/contract/client/admin-queries';
import { closeRehearsal } from '@vetta/contract/client/month-queries';

/** Loads what the next close would change with the numbers of now; undefined until it is known. */
export function useTonight() {
  const { data: status, isPending } = useQuery(schedulerStatus);
  return useQuery({ ...closeRehearsal(status?.lastClosedDay ?? null), enabled: !isPending }).data;
}
