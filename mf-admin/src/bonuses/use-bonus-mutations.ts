import type { NewAward } from '@vetta/contract/bonuses';
import { callWithStatus } from '@vetta/contract/client/call';
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
    refreshes: standingsData,
    isPendingUntilRefreshed: true,
  });

export const useRemoveBonus = () =>
  useAdminMutation({
    run: (id: string, adminKey) =>
      callWithStatus('DELETE /api/admin/player-bonuses/{id}', { params: { id } }, { adminKey }),
    done: 'Bonus rimosso con successo.',
    failed: withReason('Errore durante la rimozione del bonus.'),
    refreshes: standingsData,
    isUndoable: true,
    isPendingUntilRefreshed: true,
  });
