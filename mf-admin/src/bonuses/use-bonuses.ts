import type { NewAward } from '@vetta/contract/bonuses';
import { call } from '@vetta/contract/client/call';
import { useChange, withReason } from '../use-change.ts';

export const useAssignBonus = () =>
  useChange({
    run: (body: NewAward, adminKey) => call('POST /api/admin/player-bonuses', { body }, { adminKey }),
    done: 'Bonus assegnato con successo.',
    failed: (sentence) => ({
      title: 'Errore',
      description: sentence ?? "Errore durante l'assegnazione del bonus.",
    }),
    waitsForLists: true,
  });

export const useRemoveBonus = () =>
  useChange({
    run: (id: string, adminKey) =>
      call('DELETE /api/admin/player-bonuses/{id}', { params: { id } }, { adminKey }),
    done: 'Bonus rimosso con successo.',
    failed: withReason('Errore durante la rimozione del bonus.'),
    waitsForLists: true,
  });
