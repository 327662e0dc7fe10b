import { useCallback } from 'react';
import { useSearchParams } from 'wouter';

/** Returns the parameters of the address, and a function that changes some of them in its place: null takes one away. */
export function useParameters() {
  const [parameters, setSearch] = useSearchParams();
  const change = useCallback(
    (changes: Readonly<Record<string, string | null>>) =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries(changes)) {
            if (value === null) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      ),
    [setSearch],
  );
  return [parameters, change] as const;
}
