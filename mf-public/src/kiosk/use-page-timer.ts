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
  /** When it began, in milliseconds. */
  readonly since: number;
  /** The page on screen. The last one stays while the next scene comes: the first one would flash. */
  readonly shown: number;
}

const LEAVING_MS = 2_000;

/** Returns the page at `now`, after `current`. `isOver` is true where the last page has ended and the first one follows. */
export function pageAt(
  current: CurrentPage,
  { pages, pageMs }: Pages,
  now: number,
): CurrentPage & { isOver: boolean } {
  const { page, since, shown } = current;
  if (now - since >= pageMs) {
    const next = page + 1;
    return next < pages
      ? { page: next, since: now, shown: next, isOver: false }
      : { page: 0, since: now, shown: page, isOver: true };
  }
  const left = Math.min(page, pages - 1);
  const isLeaving = left === 0 && now - since < LEAVING_MS;
  return { page: left, since, shown: isLeaving ? shown : left, isOver: false };
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
  const next = useEffectEvent((current: CurrentPage, now: number) => pageAt(current, timer, now));
  const done = useEffectEvent(timer.done);
  useEffect(() => {
    let current: CurrentPage = { page: 0, since: performance.now(), shown: 0 };
    scope.every(INTERVAL_MS, () => {
      const { isOver, ...after } = next(current, performance.now());
      // React keeps an update that changes nothing until the scene renders: a wall of one scene would collect them for weeks.
      if (after.shown !== current.shown) setPage(after.shown);
      current = after;
      if (isOver) done();
    });
  }, [scope]);
  // The pages may have become fewer since the last interval: fewer players, or a larger frame.
  return Math.min(page, pages - 1);
}
