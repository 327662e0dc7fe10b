import type { Scope } from '@vetta/contract/front-end';
import { useEffect, useEffectEvent, useState } from 'react';

interface Pages {
  readonly pages: number;
  /** How long a page stays, in milliseconds. */
  readonly pageMs: number;
}

interface CurrentPage {
  /** From 0. */
  readonly page: number;
  /** When it appeared, in milliseconds. */
  readonly since: number;
}

/** Returns the page at `now`, after `current`. `isOver` is true where the last page has ended and the first one follows. */
export function pageAt(
  current: CurrentPage,
  { pages, pageMs }: Pages,
  now: number,
): CurrentPage & { isOver: boolean } {
  const { page, since } = current;
  if (now - since < pageMs) return { page: Math.min(page, pages - 1), since, isOver: false };
  const next = page + 1;
  return next < pages ? { page: next, since: now, isOver: false } : { page: 0, since: now, isOver: true };
}

interface PageTimer extends Pages {
  readonly scope: Scope;
  /** Called after the last page. */
  readonly done: () => void;
}

const INTERVAL_MS = 250;
/** The last page stays while the next scene comes: the first one would flash. */
const LEAVING_MS = 2_000;

/** Returns the page on screen, from 0. */
export function usePageTimer(timer: PageTimer): number {
  const [page, setPage] = useState(0);
  const { scope, pages } = timer;
  const next = useEffectEvent((current: CurrentPage, now: number) => pageAt(current, timer, now));
  const done = useEffectEvent(timer.done);
  useEffect(() => {
    let current: CurrentPage = { page: 0, since: performance.now() };
    let [shown, endedAt] = [0, Number.NEGATIVE_INFINITY];
    scope.every(INTERVAL_MS, () => {
      const now = performance.now();
      const { isOver, ...after } = next(current, now);
      current = after;
      if (isOver) {
        endedAt = now;
        done();
      }
      // React keeps an update that changes nothing until the scene renders: a wall of one scene would collect them for weeks.
      if (after.page === shown || now - endedAt < LEAVING_MS) return;
      shown = after.page;
      setPage(shown);
    });
  }, [scope]);
  // The pages may have become fewer since the last interval: fewer players, or a larger frame.
  return Math.min(page, pages - 1);
}
