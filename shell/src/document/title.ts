import { useEffect } from 'react';

/** `Premi · Vetta` in the browser's tab, for as long as it is mounted. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Vetta`;
  }, [title]);
}
