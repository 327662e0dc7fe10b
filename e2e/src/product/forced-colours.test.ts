import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { ADMIN_KEY, EVENING } from './evening.ts';
import { sharedOffice } from './started-product.ts';

const product = sharedOffice();
let page: Page;
beforeAll(async () => {
  ({ page } = await openPage(product.browser, product.url, { today: new Date(EVENING), kept: true }));
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
});

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the colours of an area of the page as it is painted, each with its share of the pixels. */
async function colours(clip: Area): Promise<ReadonlyMap<string, number>> {
  const picture = await page.screenshot({ clip, fullPage: true });
  const shares = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!context) throw new Error('This browser has no canvas');
    context.drawImage(image, 0, 0);
    const { data: values } = context.getImageData(0, 0, image.width, image.height);
    const counts = new Map<string, number>();
    for (let at = 0; at < values.length; at += 4) {
      const colour = `rgb(${values[at]}, ${values[at + 1]}, ${values[at + 2]})`;
      counts.set(colour, (counts.get(colour) ?? 0) + 4 / values.length);
    }
    return [...counts];
  }, picture.toString('base64'));
  return new Map(shares);
}

/** Returns an element's area on the whole page. */
async function areaOf(selector: string): Promise<Area> {
  return page.locator(selector).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height };
  });
}

test('with forced colours no card of the page stands on a dark hill', async () => {
  await page.goto(product.url);
  await page.locator('html[data-live]').waitFor();
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  // Below the hero's text are the hill and the month's path, whose lines and flag stay.
  const { x, y, width, height } = await areaOf('section:has(h1)');
  const foot = { x, width, y: y + height - 240, height: 240 };
  const groundShare = async () => (await colours(foot)).get(ground) ?? 0;
  const share = await groundShare();
  expect(share).toBeGreaterThan(0.9);

  // Shown against the rule, each part of the hill is seen by this test.
  for (const hill of ['div:has(> svg[viewBox="0 0 1600 320"])', 'path[fill="url(#terra-mese)"]']) {
    const part = page.locator('section:has(h1)').locator(hill);
    const display = (value: string) =>
      part.evaluate((element: HTMLElement | SVGElement, shown) => {
        element.style.display = shown;
      }, value);
    await display('block');
    expect(await groundShare(), hill).toBeLessThan(share - 0.05);
    await display('');
  }
});

test('with forced colours a checkbox looks ticked only when it is', async () => {
  await page.goto(`${product.url}/admin/players`);
  await page.getByLabel('Chiave di Accesso').fill(ADMIN_KEY);
  await page.getByRole('button', { name: 'Accedi al Pannello' }).click();
  const checkbox = page.getByRole('checkbox', { name: 'Archiviati' });
  await checkbox.waitFor();
  const inside = async () => {
    const { x, y, width, height } = await areaOf('label:has-text("Archiviati") span:has(> svg)');
    return colours({ x: x + 4, y: y + 4, width: width - 8, height: height - 8 });
  };
  expect(await checkbox.isChecked()).toBe(false);
  // The rows that come later move it.
  await expect.poll(async () => (await inside()).size, { message: 'one colour' }).toBe(1);
  await checkbox.press('Space');
  await expect.poll(async () => (await inside()).size, { message: 'a tick on a ground' }).toBeGreaterThan(1);
});

test('with forced colours a button that is switched off can be read', async () => {
  await page.goto(`${product.url}/admin/contest`);
  // The page was logged in before.
  const save = page.getByRole('button', { name: 'Salva', exact: true }).first();
  await save.waitFor();
  expect(await save.isDisabled()).toBe(true);
  const painted = await save.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    const probe = document.createElement('span');
    probe.style.cssText = 'forced-color-adjust: none; color: GrayText; background: ButtonFace';
    document.body.append(probe);
    const system = getComputedStyle(probe);
    return { color, backgroundColor, expected: [system.color, system.backgroundColor] };
  });
  expect([painted.color, painted.backgroundColor]).toEqual(painted.expected);
});
