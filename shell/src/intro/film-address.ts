import type { QueryClient } from '@tanstack/react-query';
import { onceLive } from '../document/page-live.ts';
import { siteQuery } from '../server-time/site-query.ts';

/** How long the film waits for the site's texts once the page is live, in milliseconds. */
const TEXTS_WITHIN = 500;

/**
 * Waits until the page is live, so that the film's bytes do not compete with the board's. Returns the address of the film
 * that an admin shows instead of ours; undefined if there is none, or if the texts are late.
 */
export async function filmAddress(client: QueryClient): Promise<string | undefined> {
  await new Promise<void>(onceLive);
  const texts = client.fetchQuery(siteQuery).then(
    (site) => site.texts['intro.video'] || undefined,
    () => undefined,
  );
  return Promise.race([texts, after(TEXTS_WITHIN)]);
}

const after = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds));
