import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';

export const nameParameter = 'cerca';
// Safari refuses more than 100 changes of the address in 30 seconds.
const PAUSE_MS = 300;

/**
 * Returns the search. It is in the address (`?cerca=`) after a pause in the typing, so that it can be linked; a new address
 * replaces what was typed.
 */
export function useSearchText(): readonly [text: string, search: (text: string) => void] {
  const [search, setSearch] = useSearchParams();
  const linked = search.get(nameParameter) ?? '';
  const [text, setText] = useState(linked);
  const [followed, setFollowed] = useState(linked);
  // React's pattern for state that follows a prop: it renders again before the browser paints.
  if (followed !== linked) {
    setFollowed(linked);
    setText(linked);
  }
  useEffect(() => {
    if (text === linked) return;
    const write = (current: URLSearchParams) => {
      const next = new URLSearchParams(current);
      if (text === '') next.delete(nameParameter);
      else next.set(nameParameter, text);
      return next;
    };
    const timer = setTimeout(() => setSearch(write, { replace: true }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, linked, setSearch]);
  return [text, setText];
}
