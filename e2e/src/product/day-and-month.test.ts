import { launchChromium } from '@vetta/tools/testing/chromium';
import type { Browser, Page, Request } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAt } from './controlled-clock.ts';
import { type DataFolder, dataFolder, type RunningVetta, startVetta } from './start-vetta.ts';

const HOUR_MS = 3_600_000;

let browser: Browser;
let data: DataFolder;
let vetta: RunningVetta;
beforeAll(async () => {
  [browser, data] = await Promise.all([launchChromium(), dataFolder()]);
  vetta = await startVetta(data.path, { CLOCK: '2026-11-30T21:00:00+01:00' });
});
afterAll(async () => {
  await browser?.close();
  await vetta?.stop();
  await data?.remove();
});

const dayEnd = (page: Page) => page.getByRole('timer', { name: 'Fine giornata' });
const shows = (page: Page, text: string) => expect.poll(() => dayEnd(page).textContent()).toBe(text);

test('the day counts down to 23:59:59.999 in Rome, and the next one begins at midnight', async () => {
  const { page, uncaught } = await openAt(browser, vetta.url, '2026-11-21T18:42:00+01:00');
  await dayEnd(page).waitFor();
  await page.clock.pauseAt(new Date('2026-11-21T18:42:52.600+01:00'));
  await shows(page, '05h 17m 07s');
  await page.clock.fastForward(5 * 3_600_000 + 17 * 60_000 + 7000);
  await shows(page, '00h 00m 00s');
  await page.getByText('Novembre 2026 · giorno 21 di 30 · 70%').waitFor();
  await page.clock.runFor(1000);
  await shows(page, '23h 59m 59s');
  await page.getByText('Novembre 2026 · giorno 22 di 30 · 73%').waitFor();
  expect(await page.getByRole('progressbar', { name: 'Oggi 22' }).getAttribute('value')).toBe('73');
  expect(uncaught).toEqual([]);
});

test('at midnight of the month’s last day the new month begins', async () => {
  const { page } = await openAt(browser, vetta.url, '2026-11-30T23:59:00+01:00');
  await dayEnd(page).waitFor();
  await page.getByText('Novembre 2026 · giorno 30 di 30 · 100%').waitFor();
  await page.clock.pauseAt(new Date('2026-11-30T23:59:59.600+01:00'));
  await shows(page, '00h 00m 00s');
  await page.clock.runFor(1500);
  await page.getByText('Dicembre 2026 · giorno 1 di 31 · 3%').waitFor();
});

test('after a sleep of eight hours the countdown is right at once', async () => {
  const { page } = await openAt(browser, vetta.url, '2026-11-21T12:00:00+01:00');
  await dayEnd(page).waitFor();
  await page.clock.pauseAt(new Date('2026-11-21T12:00:30.600+01:00'));
  await page.clock.fastForward(8 * 3_600_000);
  await shows(page, '03h 59m 29s');
});

test('a page that stays open for a day neither grows nor drifts: past midnight, offline and after a sleep', {
  timeout: 240_000,
}, async () => {
  const { page, uncaught } = await openAt(browser, vetta.url, '2026-11-21T18:00:00+01:00');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await dayEnd(page).waitFor();
  await page.clock.pauseAt(new Date('2026-11-21T18:01:00+01:00'));
  let polls = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('/api/leaderboard')) polls += 1;
  });
  const size = await sizeOf(page);
  const pass = passing(page);

  await pass(60);
  const atFirst = await size();
  for (let hour = 2; hour <= 5; hour++) await pass(60);
  expect(await distanceToDayEnd(page)).toBeLessThanOrEqual(1_000);
  await pass(90);
  await page.getByText('Novembre 2026 · giorno 22 di 30 · 73%').waitFor();
  expect(await distanceToDayEnd(page)).toBeLessThanOrEqual(1_000);

  await page.context().setOffline(true);
  await pass(60);
  await page.getByText(/^non raggiungibile ora · dati di (1 ora|60 minuti) fa/).waitFor();
  await page.context().setOffline(false);
  await pass(1);
  await page.getByText(/^non raggiungibile ora/).waitFor({ state: 'detached' });

  await page.clock.fastForward(8 * HOUR_MS);
  await page.clock.runFor(1_000);
  expect(await distanceToDayEnd(page)).toBeLessThanOrEqual(1_000);
  for (let hour = 0; hour < 9; hour++) await pass(60);

  const atLast = await size();
  // 931 minutes with an answer each 30 seconds.
  expect(polls).toBeGreaterThanOrEqual(1_862);
  console.log('After an hour, and after the day:', atFirst, atLast);
  // What each poll left behind would be there 1,862 times.
  expect(atLast.nodes - atFirst.nodes).toBeLessThanOrEqual(20);
  expect(atLast.listeners - atFirst.listeners).toBeLessThanOrEqual(20);
  expect(atLast.heapKiB - atFirst.heapKiB).toBeLessThan(1_000);
  expect(uncaught).toEqual([]);
});

/** Returns how to let minutes pass: each poll, and every other call of the page, ends before the clock goes on. */
function passing(page: Page): (minutes: number) => Promise<void> {
  const underWay = new Set<Request>();
  let polled = () => {};
  const end = (request: Request) => {
    underWay.delete(request);
    if (request.url().endsWith('/api/leaderboard')) polled();
  };
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async (minutes) => {
    for (let polls = 0; polls < minutes * 2; polls++) {
      const poll = Promise.withResolvers<void>();
      polled = poll.resolve;
      await page.clock.fastForward(30_000);
      await poll.promise;
      await expect.poll(() => underWay.size, { interval: 2 }).toBe(0);
    }
  };
}

/** Returns how far the countdown is from the end of the page's own day in Rome, in milliseconds. */
const distanceToDayEnd = (page: Page): Promise<number> =>
  dayEnd(page).evaluate((timer) => {
    const [hours = 0, minutes = 0, seconds = 0] = (timer.textContent?.match(/\d+/g) ?? []).map(Number);
    const time = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', timeStyle: 'medium' });
    const [h = 0, m = 0, s = 0] = time.format(new Date()).split(':').map(Number);
    return Math.abs(86_400 - (h + hours) * 3_600 - (m + minutes) * 60 - (s + seconds)) * 1_000;
  });

/** Returns how to count what the page holds after a garbage collection. */
async function sizeOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
    return {
      nodes: metric('Nodes'),
      listeners: metric('JSEventListeners'),
      heapKiB: metric('JSHeapUsedSize') / 1024,
    };
  };
}

test('on the day on which the clocks go back there are 25 hours', async () => {
  const { page } = await openAt(browser, vetta.url, '2026-10-25T00:00:00+02:00');
  await dayEnd(page).waitFor();
  await page.clock.pauseAt(new Date('2026-10-25T00:00:30.600+02:00'));
  await shows(page, '24h 59m 29s');
});
