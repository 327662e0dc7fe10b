import { type RefObject, useEffect, useState } from 'react';

// A film is loaded a little before it is visible.
const NEAR = '200px 0px';

/** Returns whether an element is on the screen or nearly so. */
export function useNearView(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    // A busy browser reports several changes at once: the last one holds.
    const observer = new IntersectionObserver((changes) => setNear(changes.at(-1)?.isIntersecting ?? false), {
      rootMargin: NEAR,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}

/** Calls `enter` each time that `share` of the element, 0 to 1, becomes visible; null if nothing is to be called. */
export function useEntersView(
  element: RefObject<Element | null>,
  share: number,
  enter: (() => void) | null,
): void {
  useEffect(() => {
    if (!element.current || !enter) return;
    // Some browsers count less than the threshold as intersecting.
    const observer = new IntersectionObserver(
      (changes) => (changes.at(-1)?.intersectionRatio ?? 0) >= share && enter(),
      { threshold: share },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, share, enter]);
}
