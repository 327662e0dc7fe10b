import { useEffect, useRef } from 'react';

/** After a change of address inside the page the keyboard starts where the new content does. */
export function useFocusOnNavigation(path: string): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    document.getElementById('contenuto')?.focus({ preventScroll: true });
  }, [path]);
}
