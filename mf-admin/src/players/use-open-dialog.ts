import type { Player } from '@vetta/contract/players';
import type { Tagged } from '@vetta/contract/row-tag';
import { useCallback, useState } from 'react';
import { focusContent } from '../focus-content.ts';

/** A dialog of the page. */
export type OpenDialog =
  | { readonly kind: 'player'; readonly player: Tagged<Player> | null }
  | { readonly kind: 'remove'; readonly player: Player }
  | { readonly kind: 'anonymise'; readonly player: Player }
  | { readonly kind: 'entry'; readonly playerId: string | null };

/** The state of the open dialog; at most one is open. */
export function useOpenDialog() {
  const [dialog, open] = useState<OpenDialog | null>(null);
  const close = useCallback(() => open(null), []);
  /** Closes the dialog after the card with the button that opened it has gone. */
  const closeAfterRemoval = useCallback(() => {
    open(null);
    focusContent();
  }, []);
  return { dialog, open, close, closeAfterRemoval };
}
