import { useEffect } from 'react';

/** Sets the browser tab's title to `<title> · Vetta`. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Vetta`;
  }, [title]);
}
