import { scoring } from '@vetta/contract/client/admin-queries';
import { callWithStatus } from '@vetta/contract/client/call';
import type { ScoringChange } from '@vetta/contract/scoring';
import { scoringData } from '../refresh.ts';
import { useAdminMutation } from '../use-admin-mutation.ts';

interface ScoringEdit {
  readonly body: ScoringChange;
  /** The tag of the values as the admin saw them. */
  readonly ifMatch: string;
}

export const useChangeScoring = () =>
  useAdminMutation({
    run: ({ body, ifMatch }: ScoringEdit) =>
      callWithStatus('PUT /api/admin/scoring-config', { body }, { ifMatch }),
    done: () => ({
      title: 'Configurazione aggiornata',
      description: 'I valori dei punteggi sono stati aggiornati con successo.',
    }),
    failed: () => ({
      title: 'Errore',
      description: 'Impossibile aggiornare la configurazione dei punteggi.',
    }),
    isUndoable: true,
    conflict: 'notice',
    keep: (client, { reply }) => client.setQueryData(scoring.queryKey, reply),
    refreshes: scoringData,
  });
