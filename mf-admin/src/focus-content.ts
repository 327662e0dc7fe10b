/** How long a dialog that closes may take to leave, in milliseconds. */
const LONGEST_EXIT_MS = 1_000;

/**
 * Moves the focus to the section after the element that had it is removed. An open dialog would take the focus back, and one
 * that leaves gives it to the element that opened it, so this waits until the dialog has left and given.
 */
export function focusContent(): void {
  const began = performance.now();
  const tryNow = () => {
    const isDialogOpen = document.querySelector('[role=dialog], [role=alertdialog]') !== null;
    if (isDialogOpen && performance.now() - began < LONGEST_EXIT_MS) requestAnimationFrame(tryNow);
    else requestAnimationFrame(() => document.getElementById('contenuto')?.focus());
  };
  requestAnimationFrame(tryNow);
}
