import { type RefObject, useEffect, useState } from 'react';
import { watchNearViewport } from './near-viewport.ts';

interface Nearness {
  readonly isNear: boolean;
  /** The element's height when it was near last, in pixels; undefined before. */
  readonly height: number | undefined;
}

/**
 * Returns whether an element is near the viewport, so that what is in it renders and loads only then. Its height before it
 * left keeps its place. An element that has the focus counts as near.
 */
export function useNearViewport(element: RefObject<HTMLElement | null>): Nearness {
  const [nearness, setNearness] = useState<Nearness>({ isNear: false, height: undefined });
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    return watchNearViewport(current, (isNear) => {
      if (!isNear && current.parentElement?.contains(document.activeElement)) return;
      setNearness((before) =>
        before.isNear === isNear ? before : { isNear, height: isNear ? before.height : current.offsetHeight },
      );
    });
  }, [element]);
  return nearness;
}
