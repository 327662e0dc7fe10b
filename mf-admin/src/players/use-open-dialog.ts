import type { Player } from '@vetta/contract/players';
import type { Tagged } from '@vetta/contract/row-tag';
import { useCallback, useState } from 'react';

/** A dialog of the page. */
export type OpenDialog =
  | { readonly kind: 'player'; readonly player: Tagged<Player> | null }
  | { readonly kind: 'remove'; readonly player: Player }
  | { readonly kind: 'anonymise'; readonly player: Player }
  | { readonly kind: 'entry'; readonly playerId: string | null };

/** The state of the open dialog; at most one is open. */
export function useOpenDialog() {
  const [dialog, open] = useState<OpenDialog | null>(null);
  return { dialog, open, close: useCallback(() => open(null), []) };
}
