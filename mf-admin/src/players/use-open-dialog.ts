import type { Player } from '@vetta/contract/players';
import type { Tagged } from '@vetta/contract/row-tag';
import { useCallback, useRef, useState } from 'react';
import { focusContent } from '../kit/focus-content.ts';

/** A dialog of the page. */
export type OpenDialog =
  | { readonly kind: 'player'; readonly player: Tagged<Player> | null }
  | { readonly kind: 'people'; readonly text: string }
  | { readonly kind: 'remove'; readonly player: Player }
  | { readonly kind: 'anonymise'; readonly player: Player }
  /** Of everybody on the board, of the player of a card, or of one who left. */
  | { readonly kind: 'entry'; readonly playerId: string | null; readonly leaver?: Player };

/** The state of the open dialog; at most one is open. */
export function useOpenDialog() {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const opener = useRef<Element | null>(null);
  const open = useCallback((next: OpenDialog) => {
    opener.current = document.activeElement;
    setDialog(next);
  }, []);
  const close = useCallback(() => {
    setDialog(null);
    // The button of the empty list is gone once somebody was added.
    if (opener.current?.isConnected === false) focusContent();
  }, []);
  /** Closes the dialog after the card with the button that opened it has gone. */
  const closeAfterRemoval = useCallback(() => {
    setDialog(null);
    focusContent();
  }, []);
  return { dialog, open, close, closeAfterRemoval };
}
