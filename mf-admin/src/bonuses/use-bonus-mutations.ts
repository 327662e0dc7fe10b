import type { Award, BonusBlock, NewAward } from '@vetta/contract/bonuses';
import { awardsOf } from '@vetta/contract/client/admin-queries';
import { callWithStatus } from '@vetta/contract/client/call';
import { dropRow, putRow } from '../edits/put-row.ts';
import { withReason } from '../reason-of.ts';
import { standingsData } from '../refresh.ts';
import { useAdminMutation } from '../use-admin-mutation.ts';

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
    done: (_, { manuallyAssigned }) => ({
      title: 'Bonus rimosso con successo.',
      ...(!manuallyAssigned && { description: 'Non verrà assegnato di nuovo questa settimana' }),
    }),
    failed: withReason('Errore durante la rimozione del bonus.'),
    keep: (client, _, { id, weekStartDate }) => dropRow(client, awardsOf(weekStartDate).queryKey, 'id', id),
    refreshes: standingsData,
    isUndoable: true,
  });

/** Lets the bonus be awarded again that week. */
export const useLiftBonusBlock = () =>
  useAdminMutation({
    run: (body: BonusBlock) => callWithStatus('POST /api/admin/bonus-blocks/lift', { body }),
    done: () => ({
      title: 'Bonus riattivato.',
      description: 'Se il merito c’è, torna con la prossima chiusura o con «Ricalcola Classifica».',
    }),
    failed: withReason('Errore durante la riattivazione del bonus.'),
    refreshes: standingsData,
    isUndoable: true,
  });
