import type { Standing } from '@vetta/contract/standings';
import { type RefObject, useEffect, useRef } from 'react';

interface FoundRowOptions {
  readonly found: string | null;
  readonly list: RefObject<HTMLElement | null>;
  readonly entries: readonly Standing[];
  /** How many rows are shown. */
  readonly shown: number;
  readonly expand: () => void;
}

/** Finds the row of the player whom the address names: expands the list if it must, and scrolls there once. */
export function useFoundRow({ found, list, entries, shown, expand }: FoundRowOptions): void {
  const index = entries.findIndex(({ playerId }) => playerId === found);
  const scrolledTo = useRef<string | null>(null);
  useEffect(() => {
    if (found === null || index < 0 || scrolledTo.current === found) return;
    if (index >= shown) return expand();
    scrolledTo.current = found;
    list.current?.querySelector(`[data-player="${CSS.escape(found)}"]`)?.scrollIntoView({ block: 'center' });
  }, [found, index, shown, expand, list]);
}
