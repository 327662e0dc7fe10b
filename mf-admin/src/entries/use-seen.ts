import { type RefObject, useEffect, useState } from 'react';

/** Whether the element has ever come near the screen: what it shows can be asked for only then. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || element.current === null) return;
    const observer = new IntersectionObserver(
      (changes) => setSeen(changes.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '50% 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isSeen, element]);
  return isSeen;
}
