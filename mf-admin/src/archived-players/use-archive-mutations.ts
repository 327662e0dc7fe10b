import { callWithStatus } from '@vetta/contract/client/call';
import type { Player } from '@vetta/contract/players';
import { useAdminMutation } from '../kit/use-admin-mutation.ts';

const setArchived = (archived: boolean) => (player: Player) =>
  callWithStatus('PUT /api/admin/players/{id}/archive', { params: { id: player.id }, body: { archived } });

/** Takes a leaver off the board. «Annulla» in the toast brings the player back. */
export function useArchivePlayer() {
  const resume = useResumePlayer();
  return useAdminMutation({
    run: setArchived(true),
    done: (_, player: Player) => ({
      title: 'Partecipante archiviato',
      description: `${player.name} non è più in classifica.`,
      action: { label: 'Annulla', onPress: () => resume.mutate(player) },
    }),
    failed: 'Errore nell’archiviazione del partecipante',
  });
}

export const useResumePlayer = () =>
  useAdminMutation({
    run: setArchived(false),
    done: (_, { name }: Player) => ({ title: 'Partecipante di nuovo in gara', description: name }),
    failed: 'Errore nel ritorno in gara del partecipante',
  });
