import { type RefObject, useEffect } from 'react';

/** Notes on the page whether the own card, or the search's answer, is on the screen: the bar's style hides it meanwhile. */
export function useNoteInView(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!card.current) return;
    const note = (isInView: boolean) => document.documentElement.toggleAttribute('data-card', isInView);
    // A busy browser reports several changes at once, the newest last.
    const observer = new IntersectionObserver((entries) => note(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(card.current);
    return () => {
      observer.disconnect();
      note(false);
    };
  }, [card]);
}
