import type { Scope } from '@vetta/contract/plugin';
import { useEffect, useRef, useState } from 'react';

interface Book {
  readonly pages: number;
  /** How long a page stays, in milliseconds. */
  readonly pageMs: number;
}

interface Place {
  /** From 0. */
  readonly page: number;
  /** When it came on, in milliseconds. */
  readonly since: number;
}

/** Where the book is open at `now`; `over` where the last page was just read, and the first comes again. */
export function openAt(
  { page, since }: Place,
  { pages, pageMs }: Book,
  now: number,
): Place & { over: boolean } {
  if (now - since < pageMs) return { page: Math.min(page, pages - 1), since, over: false };
  const next = page + 1;
  return next < pages ? { page: next, since: now, over: false } : { page: 0, since: now, over: true };
}

interface Paging extends Book {
  readonly scope: Scope;
  /** Said after the last page. */
  readonly done: () => void;
}

const LOOK_MS = 250;

/** Which page is on, from 0; its timer ends with the scene. */
export function usePaging(paging: Paging): number {
  const [page, setPage] = useState(0);
  const latest = useRef(paging);
  useEffect(() => {
    latest.current = paging;
  });
  const { scope, pages } = paging;
  useEffect(() => {
    let place: Place = { page: 0, since: performance.now() };
    scope.every(LOOK_MS, () => {
      const { over, ...next } = openAt(place, latest.current, performance.now());
      place = next;
      setPage(next.page);
      if (over) latest.current.done();
    });
  }, [scope]);
  // Between two looks there may be fewer pages: fewer players, or a larger frame.
  return Math.min(page, pages - 1);
}
