import { serverNow } from '../server-time/server-clock.ts';
import { inlined } from './inlined.ts';

// index.html reads the mark, too: it holds back taps until the page is live.
const { dataset } = document.documentElement;
const isLive = () => dataset.live !== undefined;
const waiting: (() => void)[] = [];

/** Runs a function when the page is live; at once if it is. */
export function onceLive(run: () => void): void {
  if (isLive()) run();
  else waiting.push(run);
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
  for (const run of waiting.splice(0)) run();
}

/**
 * Returns the server's time. Until the page is live it is the document's own: a route's first render must equal the
 * prerendered markup.
 */
export const pageNow = (): Date => (isLive() ? serverNow() : new Date(inlined.now));
