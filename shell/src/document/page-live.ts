import { serverNow } from '../server-time/server-clock.ts';
import { inlined } from './inlined.ts';

// index.html reads the mark, too: it holds back taps until the page is live.
const { dataset } = document.documentElement;
const isLive = () => dataset.live !== undefined;
let waiting: (() => void)[] | null = [];

/** Runs a function that changes the page's data once they may change; at once if they may. */
export function onceDataMayChange(run: () => void): void {
  if (waiting) waiting.push(run);
  else run();
}

/**
 * Lets the page's data change. To be called after the page's effects: in them its parts subscribe to the data, and React
 * renders a part again, without a pause, if its data changed before it had subscribed.
 */
export function letDataChange(): void {
  const runs = waiting ?? [];
  waiting = null;
  // Each in a task of its own: the first requests of a page take a slow phone a while.
  for (const run of runs) setTimeout(run);
}

/**
 * Marks the page as live: React has hydrated the prerendered markup, or has replaced it, or there was none. Repeats the
 * taps on prerendered buttons that index.html held back.
 */
export function goLive(): void {
  if (isLive()) return;
  dataset.live = '';
  for (const tapped of document.querySelectorAll<HTMLElement>('[data-tapped]')) {
    delete tapped.dataset.tapped;
    tapped.click();
  }
}

/**
 * Returns the server's time. Until the page is live it is the document's own: a route's first render must equal the
 * prerendered markup.
 */
export const pageNow = (): Date => (isLive() ? serverNow() : new Date(inlined.now));
