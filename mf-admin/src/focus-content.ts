import { useLayoutEffect, useRef } from 'react';
import { isDialogOpen } from './is-dialog-open.ts';

/** How long a dialog that closes may take to leave, in milliseconds. */
const LONGEST_EXIT_MS = 1_000;

/**
 * Moves the focus to the section after the element that had it is removed. While a dialog is open the section is inert, so this
 * waits until the dialog has left, and not a frame longer: a key that is pressed then would be lost, and react-aria, which gives the
 * focus back in the next frame, would find nothing that has it.
 */
export function focusContent(): void {
  afterDialog(focusSection);
}

/** Calls `moveFocus` at once, or when the dialog that is open or leaves has left. */
export function afterDialog(moveFocus: () => void): void {
  if (!isBehindDialog()) {
    moveFocus();
    return;
  }
  const changes = new MutationObserver(() => {
    if (!isBehindDialog()) end();
  });
  const end = () => {
    changes.disconnect();
    clearTimeout(tooLong);
    moveFocus();
  };
  const tooLong = setTimeout(end, LONGEST_EXIT_MS);
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert'] });
}

const isBehindDialog = (): boolean =>
  isDialogOpen() || document.getElementById('contenuto')?.closest('[inert]') != null;

const focusSection = (): void => document.getElementById('contenuto')?.focus();

/**
 * Moves the focus to the section when something that was shown has gone, if that had the focus: the button of an empty list goes
 * when its first row has come.
 */
export function useFocusWhenGone(isShown: boolean): void {
  const wasShown = useRef(isShown);
  // Before the next key can follow.
  useLayoutEffect(() => {
    const isGone = wasShown.current && !isShown;
    wasShown.current = isShown;
    if (isGone)
      afterDialog(() => {
        if (document.activeElement === document.body) focusSection();
      });
  }, [isShown]);
}
