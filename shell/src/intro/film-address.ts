import type { QueryClient } from '@tanstack/react-query';
import { siteQuery } from '../server-time/site-query.ts';

/** How long the film waits for the site's texts after the page has loaded, in milliseconds. */
const TEXTS_WITHIN = 500;

/**
 * Waits until the page has loaded, so that the film's bytes do not compete with the board's. Returns the address of the film
 * that an admin shows instead of ours; undefined if there is none, or if the texts are late.
 */
export async function filmAddress(client: QueryClient): Promise<string | undefined> {
  const texts = client.fetchQuery(siteQuery).then(
    (site) => site.texts['intro.video'] || undefined,
    () => undefined,
  );
  await pageLoaded();
  return Promise.race([texts, after(TEXTS_WITHIN)]);
}

const after = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds));

const pageLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });
