import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { call } from '@vetta/contract/client/call';
import { leaderboard } from '@vetta/contract/client/public-queries';
import type { Standing } from '@vetta/contract/standings';
import { orderInWords } from './words.ts';

const mutationKey = ['recalculate'];

/** «Ricalcola Classifica»: `status` and `changed` are of the last recalculation, from wherever it was started. A failed one is logged. */
export function useRecalculate() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: async () => {
      const before = client.getQueryData(leaderboard.queryKey);
      const { entries: after } = await call('POST /api/admin/recalculate-leaderboard', {});
      return before ? changeInWords(before.entries, after) : '';
    },
    onSuccess: () => client.invalidateQueries(),
    onError: (error) => console.error('The leaderboard was not recalculated.', error),
  });
  const last = useMutationState({
    filters: { mutationKey, exact: true },
    select: ({ state: { status, data } }) => ({ status, data }),
  }).at(-1);
  return {
    run: () => mutate(),
    status: last?.status,
    changed: typeof last?.data === 'string' ? last.data : '',
  };
}

/** Returns what a recalculation changed: who rises, or that only points did, or nothing. */
function changeInWords(before: readonly Standing[], after: readonly Standing[]): string {
  const order = orderInWords(before, after);
  if (order !== '') return order;
  const totals = new Map(before.map(({ playerId, total }) => [playerId, total]));
  const moved = after.filter(({ playerId, total }) => totals.get(playerId) !== total).length;
  if (moved === 0) return 'non cambia nulla';
  return moved === 1 ? 'cambiano i punti di una persona' : `cambiano i punti di ${moved} persone`;
}
