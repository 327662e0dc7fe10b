import type { Page } from 'playwright';

const PROBE = '/asked-by-await-routes';

/**
 * Makes `page.route` return only when the page's next call meets the route. Chromium tells a document that is already shown of its
 * routes a moment after it has said that they hold: of 150 calls that followed at once on a busy machine, 24 went to the server.
 */
export function awaitRoutes(page: Page): void {
  const { route, unroute } = page;
  page.route = async (...given) => {
    const added = await route.apply(page, given);
    if (!page.url().startsWith('http')) return added;
    await route.call(page, `**${PROBE}`, (probe) => probe.fulfill({ body: 'held' }));
    while (await isMissed(page));
    await unroute.call(page, `**${PROBE}`);
    return added;
  };
}

/** Returns whether a call of the page went past its routes. A document that comes or goes meanwhile begins with them. */
const isMissed = (page: Page): Promise<boolean> =>
  page.evaluate(async (path) => (await (await fetch(path)).text()) !== 'held', PROBE).catch(() => false);
