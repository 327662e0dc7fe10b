/** Returns whether a key was pressed with Ctrl or Cmd, and without Shift and Alt. */
export const isShortcut = (event: KeyboardEvent, key: string): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.shiftKey &&
  !event.altKey &&
  // Chrome's autofill sends a keydown without a key.
  event.key?.toLowerCase() === key;
