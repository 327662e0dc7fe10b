import type { Scope } from '@vetta/contract/plugin';
import { useEffect, useRef, useState } from 'react';

interface Paging {
  readonly pages: number;
  /** How long the page on screen stays, in milliseconds. */
  readonly pageMs: number;
  readonly scope: Scope;
  /** Said after the last page; then the first comes again, for a wall that shows nothing else. */
  readonly done: () => void;
}

const LOOK_MS = 250;

/** Which page is on, from 0; the timer ends with the scene. */
export function usePaging({ pages, pageMs, scope, done }: Paging): number {
  const [page, setPage] = useState(0);
  // A page may disappear while it is on: fewer players, or a larger frame.
  const shown = Math.min(page, pages - 1);
  const now = { shown, pages, pageMs, done };
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  useEffect(() => {
    let since = performance.now();
    scope.every(LOOK_MS, () => {
      const { shown, pages, pageMs, done } = latest.current;
      if (performance.now() - since < pageMs) return;
      since = performance.now();
      const next = (shown + 1) % pages;
      setPage(next);
      if (next === 0) done();
    });
  }, [scope]);
  return shown;
}
