import type { Page } from 'playwright';
import { launchChromium } from '../../testing/chromium.ts';
import { publishPage } from './published-page.ts';
import { against, atMost, type Result } from './result.ts';
import { singlePageBytes } from './single-page.ts';

/** The delay of every answer while hops are counted, in milliseconds: far more than an answer takes here. */
const LATENCY = 500;

/**
 * The JavaScript that the public page loads until its board is live, beside the same sources built as one application, and what
 * it loads for a visitor who sees everything.
 */
export async function scripts(): Promise<Result[]> {
  // The product's start builds the design system, which the one application needs.
  await using site = await publishPage();
  const floor = await singlePageBytes();
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const requested = await untilLive(page, site.url);
    const addresses = requested.map(({ address }) => address);
    const hops = 1 + Math.round(Math.max(...requested.map(({ startTime }) => startTime)) / LATENCY);
    const sizes = await Promise.all(addresses.map(gzippedSize));
    const bytes = sum(sizes);
    const ofVisit = sum(await Promise.all((await untilAllIsSeen(page)).map(gzippedSize)));
    return [
      against('JavaScript for the first view of /, against one application', {
        floor,
        ours: bytes,
        atMost: 1.6,
        show: kB,
      }),
      atMost('JavaScript for the first view of /, gzipped', { ours: bytes, goal: 160_000, show: kB }),
      atMost('JavaScript for a whole visit of /, gzipped', { ours: ofVisit, goal: 200_000, show: kB }),
      atMost('scripts of /', { ours: addresses.length, goal: 16, show: String }),
      atMost('scripts of / from the back office', {
        ours: addresses.filter((address) => address.includes('/mf-admin/')).length,
        goal: 0,
        show: String,
      }),
      atMost('serial hops of /', { ours: hops, goal: 3, show: String }),
    ];
  } finally {
    await browser.close();
  }
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
const kB = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;

async function gzippedSize(address: string): Promise<number> {
  const answer = await fetch(address, { headers: { 'Accept-Encoding': 'gzip' } });
  await answer.arrayBuffer();
  return Number(answer.headers.get('Content-Length'));
}

interface Requested {
  readonly address: string;
  /** Milliseconds after the navigation began. */
  readonly startTime: number;
}

/** Loads the page; returns the scripts that were requested before its board was live. */
async function untilLive(page: Page, url: string): Promise<Requested[]> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset.live === undefined) return;
      observer.disconnect();
      performance.mark('live');
    }).observe(document, { attributes: true, subtree: true });
  });
  await page.goto(url);
  await page.locator('html[data-live]').waitFor();
  return page.evaluate(() => {
    const liveAt = performance.getEntriesByName('live')[0]?.startTime ?? Number.NaN;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime < liveAt)
      .map(({ name, startTime }) => ({ address: name, startTime }));
  });
}

/** Goes on as a visitor who sees everything of the page; returns all scripts that it has loaded. */
async function untilAllIsSeen(page: Page): Promise<string[]> {
  await page.keyboard.press('End');
  await page.locator('[data-awake]').waitFor();
  await page.getByRole('button', { name: /^Espandi/ }).click();
  await page.getByRole('combobox').fill('a');
  await page.getByRole('option').first().click();
  await page.getByRole('article').first().waitFor();
  for (const opens of ['#posizioni button', '#hall button']) {
    await page.locator(opens).first().click();
    await page.getByRole('dialog').waitFor();
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  const check = page.getByRole('button', { name: /^Verifica/ }).first();
  if (await check.isVisible()) await check.click();
  await page.waitForLoadState('networkidle');
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  );
}
