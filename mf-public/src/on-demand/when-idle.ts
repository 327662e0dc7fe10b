/** How long the browser may put it off if it is busy, in milliseconds. */
const AT_THE_LATEST_MS = 3000;

/** Runs `run` once the browser has nothing else to do. Safari cannot say, so it waits a moment there. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(run, 500);
  else requestIdleCallback(run, { timeout: AT_THE_LATEST_MS });
}
