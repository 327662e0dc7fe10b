import { players } from '@vetta/contract/client/admin-queries';
import { CallError, callWithStatus } from '@vetta/contract/client/call';
import type { NewPlayer } from '@vetta/contract/players';
import { putRow } from '../edits/put-row.ts';
import { playersData } from '../refresh.ts';
import { useAdminMutation, withReason } from '../use-admin-mutation.ts';
import { changePlayer } from './change-player.ts';

export const useAddPlayer = () =>
  useAdminMutation({
    run: (body: NewPlayer) => callWithStatus('POST /api/admin/players', { body }),
    done: 'Partecipante aggiunto con successo',
    failed: withReason("Errore nell'aggiunta del partecipante"),
    refreshes: playersData,
  });

export const useChangePlayer = () =>
  useAdminMutation({
    run: changePlayer,
    done: 'Partecipante aggiornato con successo',
    conflict: 'notice',
    failed: withReason("Errore nell'aggiornamento del partecipante"),
    keep: (client, { reply }) => putRow(client, players.queryKey, reply, 'id'),
    refreshes: playersData,
  });

export const useRemovePlayer = () =>
  useAdminMutation({
    run: (id: string) =>
      callWithStatus('DELETE /api/admin/players/{id}', { params: { id } }).catch(goneAlready),
    done: ({ status }) =>
      status === 404
        ? { tone: 'info', title: 'Era già stato eliminato', description: 'Lo ha fatto un altro admin.' }
        : { title: 'Partecipante eliminato con successo' },
    failed: withReason("Errore nell'eliminazione del partecipante"),
    isUndoable: true,
    refreshes: playersData,
  });

/** The player is already gone, so this counts as a success. */
function goneAlready(error: unknown) {
  if (error instanceof CallError && error.status === 404) return { status: 404, auditId: null };
  throw error;
}
