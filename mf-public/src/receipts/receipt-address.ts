import { useSyncExternalStore } from 'react';

const PARAMETER = 'giocatore';

/** Returns the address that opens a player's receipt: `/?giocatore=<id>`. */
export const playerAddress = (playerId: string): string =>
  `/?${new URLSearchParams({ [PARAMETER]: playerId })}`;

// The browser tells of a step back or forward, and nothing of an entry that a script adds.
const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

const addressed = () => new URLSearchParams(location.search).get(PARAMETER);
// The state of an entry of the history; the shell's router keeps null there.
const hasReceipt = () =>
  history.state !== null && typeof history.state === 'object' && 'receipt' in history.state;
const isFound = () => history.state?.found === true;
const opened = () => (isFound() ? null : addressed());
const linked = () => (hasReceipt() ? null : addressed());
const none = () => null;

/** Returns the player to whom a link led; null for none, and for the first render of prerendered markup. */
export const useFoundPlayer = (): string | null => useSyncExternalStore(subscribe, linked, none);

/** Returns the player whose receipt is open; null for none. A link to a player opens it, over the row. */
export const useOpenReceipt = (): string | null => useSyncExternalStore(subscribe, opened, none);

/**
 * Opens a player's receipt as a new entry of the history, so that «back» closes it. If a receipt is already open, or its code is
 * still loading, no second entry is added.
 */
export function openReceipt(playerId: string): void {
  if (opened() === playerId) return;
  if (hasReceipt()) history.replaceState({ receipt: true }, '', playerAddress(playerId));
  else history.pushState({ receipt: true }, '', playerAddress(playerId));
  notify();
}

/** Closes the open receipt; one that a link opened leaves the row. */
export function closeReceipt(): void {
  if (hasReceipt()) history.back();
  else {
    history.replaceState({ found: true }, '');
    notify();
  }
}
