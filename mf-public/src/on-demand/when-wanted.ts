/** How long the browser may put it off if it is busy, in milliseconds. */
const BUSY_AT_MOST_MS = 3000;

/** Runs `run` once the browser has nothing else to do. Safari cannot say, so it waits a moment there. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(run, 500);
  else requestIdleCallback(run, { timeout: BUSY_AT_MOST_MS });
}

/** What a visitor does first, on any device. VoiceOver and voice control may send a click alone. */
const FIRST_MOVES = ['pointerdown', 'pointermove', 'scroll', 'keydown', 'focusin', 'click'];

/**
 * How long to wait for a visitor who makes no move, in milliseconds: a search in the page or a screen reader needs the sections
 * too.
 */
const AT_THE_LATEST_MS = 10_000;

/** A quarter of a screen ahead of what is visible. */
const NEAR = '25% 0px';

/**
 * Runs `run` once the browser is idle after the visitor's first move, after `place` has come near, or after ten seconds. So
 * what nobody sees yet does not delay what a slow phone shows first. Returns a function that stops the waiting.
 */
export function whenWanted(run: () => void, place?: Element | null): () => void {
  const waiting = new AbortController();
  const stop = () => {
    waiting.abort();
    clearTimeout(timer);
    observer.disconnect();
  };
  const once = () => {
    stop();
    whenIdle(run);
  };
  for (const move of FIRST_MOVES) addEventListener(move, once, { signal: waiting.signal, capture: true });
  const timer = setTimeout(once, AT_THE_LATEST_MS);
  const observer = new IntersectionObserver(
    // A busy browser reports several changes at once, the oldest first.
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && once(),
    { rootMargin: NEAR },
  );
  if (place) observer.observe(place);
  return stop;
}
