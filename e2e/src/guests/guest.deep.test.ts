import { expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { watchFrames } from '../browser/watch-frames.ts';
import { builtExample, guestSiteOfFile } from './guest-site.ts';

const site = await guestSiteOfFile(await builtExample());
const { browser } = site;

test('the example is a guest: its scene is on a wall in a frame without an origin, in the shell’s type and colours', async () => {
  const { page, violations, uncaught } = await openPage(browser, site.url);
  const watched = await watchFrames(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`${site.url}/kiosk?scenes=meteo`);
  const frame = page.frameLocator('iframe[title="Meteo"]');
  await frame.getByRole('heading', { level: 1 }).waitFor();
  const looks = await frame.locator('h1').evaluate((heading) => ({
    origin: self.origin,
    font: getComputedStyle(heading).fontFamily,
    loaded: document.fonts.check('700 20px "Archivo Variable"'),
    colour: getComputedStyle(document.body).color,
    width: innerWidth,
    left: Math.round(document.getElementById('root')?.getBoundingClientRect().left ?? 0),
  }));
  expect(looks).toMatchObject({ origin: 'null', loaded: true, width: 1280, left: Math.round(1280 * 0.034) });
  expect(looks.font).toContain('Archivo');
  expect(looks.colour).toBe(await page.evaluate(() => getComputedStyle(document.body).color));
  expect((await watched()).empty).toBe(0);
  expect([...violations, ...uncaught]).toEqual([]);
});
