import { tabStorage } from '@vetta/contract/client/device-storage';
import { FIRST_BOARD_ID } from '@vetta/contract/published-build';
import { useLayoutEffect } from 'react';
import { leaving } from './first-board.css.ts';
import { onceFaded } from './once-faded.ts';

/** The board that the document brought; null once it has left, and where it brought none. */
const firstBoard = (): HTMLElement | null => document.getElementById(FIRST_BOARD_ID);

/** Whether a wall still shows the board that its document brought. */
export const hasFirstBoard = (): boolean => firstBoard() !== null;

/** Removes that board: at once, or while the first scene appears over it. */
export function leaveFirstBoard(how: 'at once' | 'slowly'): void {
  const board = firstBoard();
  if (!board) return;
  if (how === 'at once') {
    board.remove();
    return;
  }
  board.removeAttribute('id');
  board.classList.add(leaving);
  onceFaded(board, () => board.remove());
}

/** The document's own script reads it before the first paint (index.html). */
const STORAGE_KEY = 'vetta.wall';

/** Keeps the board of the next document hidden where it would light up a dark or dimmed wall; removes that of this document. */
export function useHiddenFirstBoard(isHidden: boolean): void {
  useLayoutEffect(() => {
    tabStorage.set(STORAGE_KEY, isHidden ? 'hidden' : null);
    if (isHidden) leaveFirstBoard('at once');
  }, [isHidden]);
}
