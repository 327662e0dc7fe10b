import { useEffect, useRef } from 'react';

/** Moves the focus to the page's `<main>` after a navigation within the page. */
export function useFocusOnNavigation(path: string): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    document.getElementById('contenuto')?.focus({ preventScroll: true });
  }, [path]);
}
