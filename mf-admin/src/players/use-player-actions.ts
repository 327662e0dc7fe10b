import type { Player } from '@vetta/contract/players';
import type { Tagged } from '@vetta/contract/row-tag';
import { useEffect, useMemo, useRef } from 'react';
import type { PlayerActions } from './player-actions.ts';
import type { OpenDialog } from './use-open-dialog.ts';

/** Returns the cards' actions as one stable object, so that the memoized cards do not render on each keystroke. */
export function usePlayerActions(
  chooseDay: (day: string) => void,
  open: (dialog: OpenDialog) => void,
  players: readonly Tagged<Player>[] | undefined,
): PlayerActions {
  const latest = useRef({ chooseDay, players });
  useEffect(() => {
    latest.current = { chooseDay, players };
  });
  return useMemo(
    () => ({
      chooseDay: (day) => latest.current.chooseDay(day),
      // A card of a past day has the points of its month; those of this one are changed.
      edit: (shown) => {
        const player = latest.current.players?.find(({ id }) => id === shown.id) ?? shown;
        open({ kind: 'player', player });
      },
      remove: (player) => open({ kind: 'remove', player }),
      enterDay: ({ id }) => open({ kind: 'entry', playerId: id }),
    }),
    [open],
  );
}
