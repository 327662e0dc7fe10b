import type { Player } from '@vetta/contract/players';
import { useCallback, useState } from 'react';

/** What is open over the page. */
export type OpenDialog =
  | { readonly kind: 'player'; readonly player: Player | null }
  | { readonly kind: 'remove'; readonly player: Player }
  | { readonly kind: 'entry'; readonly playerId: string | null };

/** The one dialog that may be open. */
export function useOpenDialog() {
  const [dialog, open] = useState<OpenDialog | null>(null);
  return { dialog, open, close: useCallback(() => open(null), []) };
}
