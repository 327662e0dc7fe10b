import { systemClock } from '@vetta/league/time/clock';
import { romeDay } from '@vetta/league/time/rome';
import type { Browser, Page } from 'playwright';

/** Lighthouse's slow phone: 1.6 Mbit/s, 150 ms, a processor four times slower. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const SLOWER = 4;

/** Opens an empty page on a slow phone that has seen the intro of the site at `url` today, and nothing else of it. */
export async function slowPhone(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
  });
  await context.addCookies([{ name: 'intro', value: romeDay(systemClock()), url }]);
  const page = await context.newPage();
  const device = await context.newCDPSession(page);
  await device.send('Network.enable');
  await device.send('Network.emulateNetworkConditions', NETWORK);
  await device.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}
