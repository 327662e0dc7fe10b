import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to the page's `<main>` after a navigation within the page. What has the focus in it and stays, as a tab
 * that is an address, keeps it.
 */
export function useFocusOnNavigation(path: string): void {
  const shown = useRef(path);
  // Before the next key can follow.
  useLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const main = document.getElementById('contenuto');
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [path]);
}
