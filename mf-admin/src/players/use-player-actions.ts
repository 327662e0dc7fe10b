import { useEffect, useMemo, useRef } from 'react';
import type { PlayerActions } from './player-actions.ts';
import type { OpenDialog } from './use-open-dialog.ts';

/** Returns the cards' actions as one stable object, so that the memoized cards do not render on each keystroke. */
export function usePlayerActions(
  chooseDay: (day: string) => void,
  open: (dialog: OpenDialog) => void,
): PlayerActions {
  const latest = useRef(chooseDay);
  useEffect(() => {
    latest.current = chooseDay;
  });
  return useMemo(
    () => ({
      chooseDay: (day) => latest.current(day),
      edit: (player) => open({ kind: 'player', player }),
      remove: (player) => open({ kind: 'remove', player }),
      enterDay: ({ id }) => open({ kind: 'entry', playerId: id }),
    }),
    [open],
  );
}
