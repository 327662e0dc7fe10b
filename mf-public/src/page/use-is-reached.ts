import { useEffect, useState } from 'react';

/** Whether a part of the page is above the screen's foot, moved by `margin`: a CSS length or share, below it if positive. */
export function useIsReached(id: string, margin: string): boolean {
  const [isReached, setReached] = useState(false);
  useEffect(() => {
    const part = document.getElementById(id);
    if (!part) return;
    const observer = new IntersectionObserver(
      // A busy browser reports several changes at once, the newest last.
      (entries) => setReached(entries.at(-1)?.isIntersecting ?? false),
      // All that is above the screen counts too: after a jump past the part nothing else would tell.
      { rootMargin: `1000000px 0px ${margin}` },
    );
    observer.observe(part);
    return () => observer.disconnect();
  }, [id, margin]);
  return isReached;
}
