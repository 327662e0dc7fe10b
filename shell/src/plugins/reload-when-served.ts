import { DEADLINE_MS } from './deadline.ts';

/**
 * Reloads the page once the server serves it: a reload while the server restarts, or has trouble, would leave a blank page.
 * @throws when the server does not answer, or not with a page.
 */
export async function reloadWhenServed(): Promise<void> {
  const { status } = await fetch(location.href, {
    cache: 'no-store',
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  if (status >= 500) throw new Error(`${location.pathname} answered ${status}`);
  location.reload();
}
