import { tabStorage } from '@vetta/contract/client/device-storage';
import { useLayoutEffect } from 'react';
import { leaveFirstBoard } from './leave-first-board.ts';

/** The document's own script reads it before the first paint (index.html). */
const STORAGE_KEY = 'vetta.wall';

/** Keeps the board of the next document hidden where it would light up a dark or dimmed wall; removes that of this document. */
export function useHiddenFirstBoard(isHidden: boolean): void {
  useLayoutEffect(() => {
    tabStorage.set(STORAGE_KEY, isHidden ? 'hidden' : null);
    if (isHidden) leaveFirstBoard('at once');
  }, [isHidden]);
}
