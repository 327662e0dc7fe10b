import { useLayoutEffect, useRef } from 'react';

/** Whether a dialog is open. A toast, which is an alertdialog in a region of its own, is none. */
export const isDialogOpen = (): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog]:not([role=region] *)') !== null;

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
 * Keeps the focus when something that is there goes, if that had it: the button of an empty list when its first row has come, a
 * form's «Salva» when it is switched off. `giveFocus` says what takes it: the section, if nothing else does.
 */
export function useKeepFocus(isThere: boolean, giveFocus: () => unknown = focusSection): void {
  const wasThere = useRef(isThere);
  // Before the next key can follow.
  useLayoutEffect(() => {
    const isGone = wasThere.current && !isThere;
    wasThere.current = isThere;
    if (isGone)
      afterDialog(() => {
        const focused = document.activeElement;
        if (focused === document.body || focused?.matches(':disabled')) giveFocus();
      });
  });
}
