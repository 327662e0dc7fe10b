import { isOwnDocument } from '../document/own-document.ts';
import { DEADLINE_MS } from './deadline.ts';

/**
 * Reloads the page once the server serves it: a reload while the server restarts, or has trouble, would leave a blank page.
 * Calls `beforehand` right before the reload. @throws when the server does not answer, or another answers in its place: a proxy
 * or the portal of a network has pages of its own.
 */
export async function reloadWhenServed(beforehand?: () => void): Promise<void> {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const response = await fetch(location.href, { cache: 'no-store', signal });
  // An address that no plugin has any more is a page too, with the shell.
  const isPage = (response.ok || response.status === 404) && isOwnDocument(await response.text());
  if (!isPage) throw new Error(`${location.pathname} answered ${response.status}, and not with this page`);
  beforehand?.();
  location.reload();
}
