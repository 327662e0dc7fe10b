import { FIRST_BOARD_ID } from '@vetta/contract/published-build';
import { leaving } from './first-board.css.ts';

/** Longer than it takes to fade. */
const FADE_MS = 1_500;

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
  setTimeout(() => board.remove(), FADE_MS);
}
