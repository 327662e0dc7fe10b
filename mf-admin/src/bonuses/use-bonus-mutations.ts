import type { Award, NewAward } from '@vetta/contract/bonuses';
import { awardsOf } from '@vetta/contract/client/admin-queries';
import { callWithStatus } from '@vetta/contract/client/call';
import { dropRow, putRow } from '../edits/put-row.ts';
import { standingsData } from '../refresh.ts';
import { useAdminMutation, withReason } from '../use-admin-mutation.ts';

export const useAssignBonus = () =>
  useAdminMutation({
    run: (body: NewAward, adminKey) =>
      callWithStatus('POST /api/admin/player-bonuses', { body }, { adminKey }),
    done: 'Bonus assegnato con successo.',
    failed: (reason) => ({
      title: 'Errore',
      description: reason ?? "Errore durante l'assegnazione del bonus.",
    }),
    keep: ({ client, adminKey }, { reply }) =>
      putRow(client, awardsOf(adminKey, reply.weekStartDate).queryKey, reply, 'id'),
    refreshes: standingsData,
  });

export const useRemoveBonus = () =>
  useAdminMutation({
    run: ({ id }: Award, adminKey) =>
      callWithStatus('DELETE /api/admin/player-bonuses/{id}', { params: { id } }, { adminKey }),
    done: 'Bonus rimosso con successo.',
    failed: withReason('Errore durante la rimozione del bonus.'),
    keep: ({ client, adminKey }, _, { id, weekStartDate }) =>
      dropRow(client, awardsOf(adminKey, weekStartDate).queryKey, 'id', id),
    refreshes: standingsData,
    isUndoable: true,
  });
