import type { Player } from '@vetta/contract/players';
import { changedFields, newPlayer, type PlayerOutput } from './player-values.ts';
import { useAddPlayer, useChangePlayer } from './use-player-mutations.ts';

/** Saves a new player, or the changed fields of a player. Without changes it makes no call. */
export function useSavePlayer(player: Player | null, onSaved: () => void) {
  const add = useAddPlayer();
  const change = useChangePlayer();

  const save = (fields: PlayerOutput) => {
    if (player === null) return add.mutate(newPlayer(fields), { onSuccess: onSaved });
    const changed = changedFields(player, fields);
    if (Object.keys(changed).length === 0) return onSaved();
    change.mutate({ id: player.id, change: changed }, { onSuccess: onSaved });
  };
  return { save, isSaving: add.isPending || change.isPending };
}
