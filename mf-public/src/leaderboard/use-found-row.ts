import type { Standing } from '@vetta/contract/standings';
import { type RefObject, useEffect, useRef } from 'react';
import { useAddressedPlayer, useOpenReceipt } from '../receipts/receipt-address.ts';

interface FoundRowOptions {
  readonly list: RefObject<HTMLElement | null>;
  readonly entries: readonly Standing[];
  /** How many rows are shown. */
  readonly shown: number;
  readonly expand: () => void;
}

/**
 * Finds the row of the player whom the address names: expands the list if it must, and scrolls there once. Returns the
 * player's id; null for none, and while a receipt is open.
 */
export function useFoundRow({ list, entries, shown, expand }: FoundRowOptions): string | null {
  const addressed = useAddressedPlayer();
  const open = useOpenReceipt();
  const found = open === null ? addressed : null;
  const index = entries.findIndex(({ playerId }) => playerId === found);
  const scrolledTo = useRef<string | null>(null);
  useEffect(() => {
    if (found === null || index < 0 || scrolledTo.current === found) return;
    if (index >= shown) return expand();
    scrolledTo.current = found;
    list.current?.querySelector(`[data-player="${CSS.escape(found)}"]`)?.scrollIntoView({ block: 'center' });
  }, [found, index, shown, expand, list]);
  return found;
}
