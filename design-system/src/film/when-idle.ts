// How long a browser without `requestIdleCallback` (Safari) counts as busy after the page has loaded, in milliseconds.
const ASSUMED_BUSY_MS = 1_000;
const INERT_CHECK_MS = 500;

/**
 * Calls `run` once the page has loaded, the browser is idle and `element` is not inert: an inert part is covered, by an
 * intro or a dialog. Returns a function that cancels it.
 */
export function whenIdle(element: Element, run: () => void): () => void {
  let cancel = () => {};
  const whenFree = () => {
    if (element.closest('[inert]')) {
      const timer = setTimeout(whenFree, INERT_CHECK_MS);
      cancel = () => clearTimeout(timer);
    } else if (typeof requestIdleCallback === 'function') {
      const request = requestIdleCallback(run);
      cancel = () => cancelIdleCallback(request);
    } else {
      const timer = setTimeout(run, ASSUMED_BUSY_MS);
      cancel = () => clearTimeout(timer);
    }
  };
  if (document.readyState === 'complete') {
    whenFree();
  } else {
    addEventListener('load', whenFree, { once: true });
    cancel = () => removeEventListener('load', whenFree);
  }
  return () => cancel();
}
