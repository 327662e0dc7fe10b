import { call } from '@vetta/contract/client/call';
import type { NewPlayer } from '@vetta/contract/players';
import { useAdminMutation, withReason } from '../use-admin-mutation.ts';
import { changePlayer } from './change-player.ts';

export const useAddPlayer = () =>
  useAdminMutation({
    run: (body: NewPlayer, adminKey) => call('POST /api/admin/players', { body }, { adminKey }),
    done: 'Partecipante aggiunto con successo',
    failed: withReason("Errore nell'aggiunta del partecipante"),
  });

export const useChangePlayer = () =>
  useAdminMutation({
    run: changePlayer,
    done: 'Partecipante aggiornato con successo',
    failed: withReason("Errore nell'aggiornamento del partecipante"),
  });

export const useRemovePlayer = () =>
  useAdminMutation({
    run: (id: string, adminKey) => call('DELETE /api/admin/players/{id}', { params: { id } }, { adminKey }),
    done: 'Partecipante eliminato con successo',
    failed: withReason("Errore nell'eliminazione del partecipante"),
  });
