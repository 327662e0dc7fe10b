import type { Player } from '@vetta/contract/players';
import type { Tagged } from '@vetta/contract/row-tag';
import { useState } from 'react';
import { currentPlayer } from './change-player.ts';
import { fieldsChangedByOthers, fieldsInWords } from './fields-changed-by-others.ts';
import { changedFields, newPlayer } from './player-bodies.ts';
import type { PlayerOutput } from './player-values.ts';
import { useAddPlayer, useChangePlayer } from './use-player-mutations.ts';

/**
 * Saves a new player, or the changed fields of a player. Without changes it makes no call. `changedByOthers` says in words
 * what another admin changed meanwhile in the fields that would be saved; the next save replaces it.
 */
export function useSavePlayer(player: Tagged<Player> | null, onSaved: () => void) {
  const add = useAddPlayer();
  const change = useChangePlayer();
  const [seen, setSeen] = useState(player);
  const [changedByOthers, setChangedByOthers] = useState<string>();

  const save = (fields: PlayerOutput) => {
    if (player === null || seen === null) return add.mutate(newPlayer(fields), { onSuccess: onSaved });
    const changed = changedFields(player, fields);
    if (Object.keys(changed).length === 0) return onSaved();
    const onError = (error: unknown) => {
      const current = currentPlayer(error);
      if (current === undefined) return;
      setSeen(current);
      setChangedByOthers(fieldsInWords(current, fieldsChangedByOthers(seen, current, changed)));
    };
    change.mutate({ player: seen, change: changed }, { onSuccess: onSaved, onError });
  };
  return { save, isSaving: add.isPending || change.isPending, changedByOthers };
}
