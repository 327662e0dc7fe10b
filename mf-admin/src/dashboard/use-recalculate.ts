import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { call } from '@vetta/contract/client/call';
import { refresh, standingsData } from '../refresh.ts';

const mutationKey = ['recalculate'];

/** «Ricalcola Classifica»: `status` is that of the last recalculation, from wherever it was started. A failed one is logged. */
export function useRecalculate() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: () => call('POST /api/admin/recalculate-leaderboard', {}),
    onSuccess: () => refresh(client, standingsData),
    onError: (error) => console.error('The leaderboard was not recalculated.', error),
  });
  const status = useMutationState({
    filters: { mutationKey, exact: true },
    select: ({ state }) => state.status,
  }).at(-1);
  return { run: () => mutate(), status };
}
