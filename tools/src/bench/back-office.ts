import type { Browser } from 'playwright';
import { launchChromium } from '../../testing/chromium.ts';
import { median } from './measure.ts';
import { publishPage } from './published-page.ts';
import { against, type Result } from './result.ts';
import { slowPhone } from './slow-phone.ts';

const TIMES = 5;

/** The time until the back office's first screen takes a key, beside the time until the public page is live. */
export async function backOffice(): Promise<Result[]> {
  await using site = await publishPage();
  const browser = await launchChromium();
  try {
    const page: number[] = [];
    const login: number[] = [];
    for (let time = 0; time < TIMES; time++) {
      page.push(await timeUntil(browser, `${site.url}/`, 'html[data-live]'));
      login.push(await timeUntil(browser, `${site.url}/admin`, 'input[type=password]:enabled'));
    }
    return [
      against('back office: its first screen on a slow phone, against the page', {
        floor: median(page),
        ours: median(login),
        atMost: 1.5,
        show: (ms) => `${(ms / 1_000).toFixed(2)} s`,
      }),
    ];
  } finally {
    await browser.close();
  }
}

/** Returns the milliseconds from the navigation until the element is there, on a device that has not seen the site. */
async function timeUntil(browser: Browser, url: string, selector: string): Promise<number> {
  const page = await slowPhone(browser, url);
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(selector).waitFor({ state: 'attached' });
  const time = await page.evaluate(() => performance.now());
  await page.context().close();
  return time;
}
