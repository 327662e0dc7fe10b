import { isShortcut } from '@vetta/design-system/shortcut';
import { useEffect, useEffectEvent } from 'react';
import { isDialogOpen } from '../kit/focus-content.ts';

/** Calls `save` on Ctrl+S or Cmd+S, wherever the focus is, instead of the browser's own dialog. */
export function useSaveKey(save: () => void): void {
  useKeys((event) => {
    if (!isShortcut(event, 's')) return;
    event.preventDefault();
    save();
  });
}

/**
 * Brings the focus to the grid when a digit is pressed where it means nothing: the cell that is lit gets it. The grid itself takes
 * the focus only if nothing else has it, so that a screen reader goes on from where it is.
 */
export function useDigitKey(focusGrid: () => void): void {
  useKeys((event) => {
    if (!/^[0-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    // The digit itself goes to what has the focus after this event.
    if (!event.defaultPrevented && !isDialogOpen() && !usesKeys(document.activeElement)) focusGrid();
  });
}

/** Calls a function for each key, wherever the focus is. */
function useKeys(press: (event: KeyboardEvent) => void): void {
  const onKeyDown = useEffectEvent(press);
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Whether an element does something with a digit: a field, or a button that opens a list. */
const usesKeys = (focused: Element | null): boolean =>
  focused?.matches('input, textarea, select, [contenteditable], [role], [aria-haspopup]') ?? false;
