import { DEADLINE_MS } from './deadline.ts';

/**
 * Reloads the page once the server serves it: a reload while the server restarts, or has trouble, would leave a blank page.
 * Calls `beforehand` right before the reload. @throws when the server does not answer, or not with a page: a proxy in front of
 * it may have its own texts.
 */
export async function reloadWhenServed(beforehand?: () => void): Promise<void> {
  const { ok, status, headers } = await fetch(location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  // An address that no plugin has any more is a page too, with the shell.
  const isPage = (ok || status === 404) && headers.get('Content-Type')?.startsWith('text/html');
  if (!isPage) throw new Error(`${location.pathname} answered ${status}`);
  beforehand?.();
  location.reload();
}
