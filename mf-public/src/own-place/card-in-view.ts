import { type RefObject, useEffect, useSyncExternalStore } from 'react';

let isInView = false;
const listeners = new Set<() => void>();

function note(inView: boolean): void {
  if (inView === isInView) return;
  isInView = inView;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the own card or the search's answer is on the screen: the bar hides meanwhile. */
export const useIsCardInView = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isInView,
    () => false,
  );

/** Tells the bar whether this card is on the screen. */
export function useNoteInView(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!card.current) return;
    // A busy browser reports several changes at once, the newest last.
    const observer = new IntersectionObserver((entries) => note(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(card.current);
    return () => {
      observer.disconnect();
      note(false);
    };
  }, [card]);
}
