import { startTransition } from 'react';

type Listener = (isNear: boolean) => void;

/** A calendar with its bonuses takes up to 25 ms on a slow machine: between two of them there is time for frames. */
const PAUSE_MS = 50;
/** A page that has not scrolled for so long is at rest: a turning wheel and a moving finger scroll it more often. */
const REST_MS = 150;

interface Watched {
  readonly listener: Listener;
  isNear: boolean;
  /** What the listener was told last. */
  told: boolean;
}

const watched = new Map<Element, Watched>();
let isTelling = false;
let scrolledAt = Number.NEGATIVE_INFINITY;

/** Returns one that came near and one that left, if there are. */
const nextToTell = (): Watched[] => {
  const late = [...watched.values()].filter(({ isNear, told }) => isNear !== told);
  return [late.find(({ isNear }) => isNear), late.find(({ isNear }) => !isNear)].filter(
    (one) => one !== undefined,
  );
};

const tellNext = () => {
  const untilRest = scrolledAt + REST_MS - performance.now();
  if (untilRest > 0) {
    tellNextIn(untilRest);
    return;
  }
  const next = nextToTell();
  isTelling = next.length > 0;
  if (!isTelling) return;
  startTransition(() => {
    for (const one of next) {
      one.told = one.isNear;
      one.listener(one.isNear);
    }
  });
  tellNextIn(PAUSE_MS);
};

// In a frame, whose scrolling is known by then: on a slow machine frames can be further apart than the rest is long.
const tellNextIn = (ms: number) => setTimeout(() => requestAnimationFrame(tellNext), ms);

const follow = (entries: readonly IntersectionObserverEntry[]) => {
  for (const { target, isIntersecting } of entries) {
    const one = watched.get(target);
    if (one) one.isNear = isIntersecting;
  }
  if (isTelling) return;
  isTelling = true;
  tellNextIn(0);
};

const noteScroll = () => {
  scrolledAt = performance.now();
};

let observer: IntersectionObserver | undefined;
const observe = () => {
  document.addEventListener('scroll', noteScroll, { passive: true });
  return new IntersectionObserver(follow, { rootMargin: '50% 0px' });
};

/**
 * Calls `listener` when an element comes within half a screen of the viewport, and when it leaves: one element after another,
 * once the page has stopped scrolling. What is scrolled past costs nothing. Returns a function that stops it.
 */
export function watchNearViewport(element: Element, listener: Listener): () => void {
  observer ??= observe();
  watched.set(element, { listener, isNear: false, told: false });
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    watched.delete(element);
  };
}
