import { useEffect, useRef } from 'react';

/**
 * Gives the focus back to the field that loses it by being disabled while a request is pending: whoever ticks by
 * keyboard goes on from where they were. The answer is called when the request is about to begin.
 */
export function useFocusKept(isPending: boolean): () => void {
  const left = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (isPending) return;
    if (document.activeElement === document.body) left.current?.focus();
    left.current = null;
  }, [isPending]);
  return () => {
    left.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  };
}
