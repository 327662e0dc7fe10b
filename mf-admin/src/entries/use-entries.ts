import { call } from '@vetta/contract/client/call';
import type { NewEntry } from '@vetta/contract/entries';
import { useChange, withReason } from '../use-change.ts';

export const useRecordEntry = () =>
  useChange({
    run: (body: NewEntry, adminKey) => call('POST /api/admin/entries', { body }, { adminKey }),
    done: 'Entry aggiunta con successo',
    failed: withReason("Errore nell'aggiunta dell'entry"),
    movesDaysOf: ({ playerId }) => playerId,
  });

export const useRemoveEntry = () =>
  useChange({
    run: ({ id }: { id: string; playerId: string }, adminKey) =>
      call('DELETE /api/admin/entries/{id}', { params: { id } }, { adminKey }),
    done: 'Entry eliminata con successo',
    failed: withReason("Errore nell'eliminazione dell'entry"),
    movesDaysOf: ({ playerId }) => playerId,
  });
