import { type RefObject, useEffect, useState } from 'react';

/** Returns true once the element has been near the viewport, so that its data loads only then. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [wasInView, setWasInView] = useState(false);
  useEffect(() => {
    if (wasInView || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => setWasInView(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '50% 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [wasInView, element]);
  return wasInView;
}
