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

/** Returns the page on screen, from 0. */
export function usePageTimer(timer: PageTimer): number {
  const [page, setPage] = useState(0);
  const { scope, pages } = timer;
  const next = useEffectEvent((current: CurrentPage) => pageAt(current, timer, performance.now()));
  const done = useEffectEvent(timer.done);
  useEffect(() => {
    let current: CurrentPage = { page: 0, since: performance.now() };
    scope.every(INTERVAL_MS, () => {
      const { isOver, ...shown } = next(current);
      // React keeps an update that changes nothing until the scene renders: a wall of one scene would collect them for weeks.
      if (shown.page !== current.page) setPage(shown.page);
      current = shown;
      if (isOver) done();
    });
  }, [scope]);
  // The pages may have become fewer since the last interval: fewer players, or a larger frame.
  return Math.min(page, pages - 1);
}
