import type { Award, NewAward } from '@vetta/contract/bonuses';
import { awardsOf } from '@vetta/contract/client/admin-queries';
import { callWithStatus } from '@vetta/contract/client/call';
import { dropRow, putRow } from '../edits/put-row.ts';
import { standingsData } from '../refresh.ts';
import { useAdminMutation, withReason } from '../use-admin-mutation.ts';

export const useAssignBonus = () =>
  useAdminMutation({
    run: (body: NewAward) => callWithStatus('POST /api/admin/player-bonuses', { body }),
    done: 'Bonus assegnato con successo.',
    failed: (reason) => ({
      title: 'Errore',
      description: reason ?? "Errore durante l'assegnazione del bonus.",
    }),
    keep: (client, { reply }) => putRow(client, awardsOf(reply.weekStartDate).queryKey, reply, 'id'),
    refreshes: standingsData,
  });

export const useRemoveBonus = () =>
  useAdminMutation({
    run: ({ id }: Award) => callWithStatus('DELETE /api/admin/player-bonuses/{id}', { params: { id } }),
    done: 'Bonus rimosso con successo.',
    failed: withReason('Errore durante la rimozione del bonus.'),
    keep: (client, _, { id, weekStartDate }) => dropRow(client, awardsOf(weekStartDate).queryKey, 'id', id),
    refreshes: standingsData,
    isUndoable: true,
  });
