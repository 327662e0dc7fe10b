import { type RefObject, useLayoutEffect, useState } from 'react';

export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** Returns the element's content size in whole CSS pixels as it changes; null before the first measurement. */
export function useFrameSize(element: RefObject<HTMLElement | null>): FrameSize | null {
  const [size, setSize] = useState<FrameSize | null>(null);
  useLayoutEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setSize({ width: Math.round(width), height: Math.round(height) });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
