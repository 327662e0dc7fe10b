import { useLayoutEffect, useRef } from 'react';

/**
 * Restores the focus that a field loses by being disabled while a request is pending, so that a keyboard user can go
 * on. Returns a function to call just before the request starts.
 */
export function useRestoreFocus(isPending: boolean): () => void {
  const focused = useRef<HTMLElement | null>(null);
  // Before the next key can follow.
  useLayoutEffect(() => {
    if (isPending) return;
    if (document.activeElement === document.body) focused.current?.focus();
    focused.current = null;
  }, [isPending]);
  return () => {
    focused.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  };
}
