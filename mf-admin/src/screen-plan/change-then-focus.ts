import { flushSync } from 'react-dom';

/** Makes a change that removes the element with the focus, and gives the focus to another: at once, since a key may follow. */
export function changeThenFocus(change: () => void, id: string): void {
  flushSync(change);
  document.getElementById(id)?.focus();
}
