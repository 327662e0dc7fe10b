import { isOwnDocument } from '../document/own-document.ts';

/** What a document loads: its scripts, the modules that they need at once, and sheets. */
const loaded = 'script[src], link[rel=modulepreload], link[rel=stylesheet]';

/**
 * Brings what this address serves now into the browser's cache, so that a reload waits for its document alone. The files of a
 * build never change. Errors are left to the reload.
 */
export async function prefetchDocument(): Promise<void> {
  try {
    const response = await fetch(location.href, { cache: 'no-store' });
    const html = await response.text();
    if (!isOwnDocument(html)) return;
    const served = new DOMParser().parseFromString(html, 'text/html');
    for (const element of served.querySelectorAll(loaded)) {
      const address = element.getAttribute('src') ?? element.getAttribute('href');
      if (address) await fetch(address).then((file) => file.arrayBuffer());
    }
  } catch {
    // The server is away again.
  }
}
