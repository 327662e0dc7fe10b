import type { Player } from '@vetta/contract/players';
import { newPlayer, type PlayerOutput, touchedFields } from './player-values.ts';
import { useAddPlayer, useChangePlayer } from './use-players.ts';

/** Saves the dialog: a new player, or what was touched of one. Nothing touched is nothing to save. */
export function useSavePlayer(player: Player | null, onSaved: () => void) {
  const add = useAddPlayer();
  const change = useChangePlayer();

  const save = (fields: PlayerOutput) => {
    if (player === null) return add.mutate(newPlayer(fields), { onSuccess: onSaved });
    const touched = touchedFields(player, fields);
    if (Object.keys(touched).length === 0) return onSaved();
    change.mutate({ id: player.id, change: touched }, { onSuccess: onSaved });
  };
  return { save, isSaving: add.isPending || change.isPending };
}
