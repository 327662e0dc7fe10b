import { tabStorage } from '@vetta/contract/client/device-storage';
import { reloadWhenServed } from './reload-when-served.ts';

/**
 * Reloads the page once the server serves it, but not within `interval` milliseconds after the last such reload. `key` is where
 * the time of that one is stored. A reload that fails, because the server does not answer, does not count.
 */
export function reloadSeldom(key: string, interval: number): void {
  const last = Number(tabStorage.get(key) ?? 0);
  // A clock that was set back makes the difference negative.
  if (Math.abs(Date.now() - last) < interval) return;
  reloadWhenServed(() => tabStorage.set(key, String(Date.now()))).catch(() => {});
}
