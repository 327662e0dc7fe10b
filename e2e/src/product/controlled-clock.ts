import type { Browser } from 'playwright';
import { type OpenedPage, openPage } from '../browser/open-page.ts';

/**
 * Opens the page at an instant of our choice: the device's clock begins there and runs on, and `page.clock` moves it. The
 * server's clock stays its own, so every time that the server sends is replaced by the device's.
 */
export async function openAt(
  browser: Browser,
  url: string,
  iso: string,
  { films = false } = {},
): Promise<OpenedPage> {
  const { now } = (await (await fetch(`${url}/api/site`)).json()) as { now: string };
  const opened = await openPage(browser, url, { today: new Date(now), films });
  const { page } = opened;
  await page.clock.install({ time: new Date(iso) });
  await page.route(`${url}/`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replaceAll(/"now":"[^"]+"/g, `"now":"${new Date(iso).toISOString()}"`);
    await route.fulfill({ response, body });
  });
  await page.route('**/api/site', async (route) => {
    const response = await route.fetch();
    const time = await page.evaluate(() => new Date().toISOString());
    await route.fulfill({ response, json: { ...(await response.json()), now: time } });
  });
  // An answer that arrives after a later jump of the clock would carry the time before it.
  const learned = page.waitForResponse('**/api/site');
  await page.goto(`${url}/`);
  await (await learned).finished();
  return opened;
}
