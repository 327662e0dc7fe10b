import { startTransition } from 'react';

type Listener = (isNear: boolean) => void;

/** A calendar with its bonuses takes up to 25 ms on a slow machine: between two of them there is time for frames. */
const PAUSE_MS = 50;

const listeners = new Map<Element, Listener>();
/** Elements that came near and have not been told yet, the first one first. */
const waiting = new Set<Element>();
let isTelling = false;

const tellNext = () => {
  const [first] = waiting;
  isTelling = first !== undefined;
  if (first === undefined) return;
  waiting.delete(first);
  startTransition(() => listeners.get(first)?.(true));
  setTimeout(tellNext, PAUSE_MS);
};

const follow = (entries: readonly IntersectionObserverEntry[]) => {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) waiting.add(target);
    // Out of the queue before its turn: who scrolls past a hundred cards does not wait for a hundred calendars.
    else if (!waiting.delete(target)) listeners.get(target)?.(false);
  }
  if (!isTelling) tellNext();
};

let observer: IntersectionObserver | undefined;

/**
 * Calls `listener` when an element comes within half a screen of the viewport, one element after another, and when it
 * leaves. Returns a function that stops it.
 */
export function watchNearViewport(element: Element, listener: Listener): () => void {
  observer ??= new IntersectionObserver(follow, { rootMargin: '50% 0px' });
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    listeners.delete(element);
    waiting.delete(element);
  };
}
