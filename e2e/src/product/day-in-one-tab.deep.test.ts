import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { countObjects } from '../browser/count-objects.ts';
import { type OpenedPage, openPage } from '../browser/open-page.ts';
import { ownProduct } from './started-product.ts';

const HOUR_MS = 3_600_000;
const POLL_MS = 30_000;

const product = ownProduct({ CLOCK: '2026-11-21T22:00:00+01:00' });

/** Opens the page on an evening, with all its sections, and stops its clock at 22:01. */
async function openTab() {
  const { page, uncaught } = await openAt('2026-11-21T22:00:00+01:00');
  const { pass, polls, settled } = await polling(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const learned = page.waitForResponse('**/api/site');
  await page.reload();
  await learned;
  await page.getByRole('heading', { name: 'Quando si viene squalificati?' }).waitFor();
  await settled();
  await page.clock.pauseAt(new Date('2026-11-21T22:01:00+01:00'));
  return { page, uncaught, pass, polls };
}

test('a tab that stays open for a day neither grows nor drifts: past midnight, offline and after a sleep', {
  timeout: 600_000,
}, async () => {
  const { page, uncaught, pass, polls } = await openTab();
  await pass(1.75 * HOUR_MS);
  await page.getByText('Novembre 2026 · giorno 21 di 30: 70%').waitFor();
  await expectRightCountdown(page);
  await pass(0.75 * HOUR_MS);
  await page.getByText('Novembre 2026 · giorno 21 di 30: 70%').waitFor({ state: 'detached' });
  await page.getByText('Novembre 2026 · giorno 22 di 30: 73%').waitFor();
  await expectRightCountdown(page);

  // The new day has rendered the whole page again: React has made all that it keeps for that,
  // and the test runner has added to the page what it asks it with.
  const [countAtFirst, pollsAtFirst] = [await countObjects(page), polls()];
  await pass(5 * HOUR_MS);
  await page.context().setOffline(true);
  await pass(HOUR_MS);
  await page.getByText(/^non raggiungibile ora · dati di (1 ora|60 minuti) fa/).waitFor();
  await page.context().setOffline(false);
  await pass(2 * POLL_MS);
  await page.getByText(/^non raggiungibile ora/).waitFor({ state: 'detached' });
  await expectRightCountdown(page);

  await pass(8 * HOUR_MS, { asleep: true });
  await expectRightCountdown(page);
  await pass(HOUR_MS);
  await pass(4 * HOUR_MS, { asleep: true });
  await pass(2 * HOUR_MS);
  await page.getByText('Novembre 2026 · giorno 22 di 30: 73%').waitFor();
  await expectRightCountdown(page);

  const more = polls() - pollsAtFirst;
  expect(more).toBeGreaterThanOrEqual(9 * (HOUR_MS / POLL_MS));
  // A poll that left a listener or an answer behind would leave a function, what it refers to, and more each time.
  expect((await countObjects(page)) - countAtFirst).toBeLessThan(2 * more);
  expect(uncaught).toEqual([]);
});

interface Polling {
  /** Waits until the page has read the answers to all its calls. */
  settled(): Promise<unknown>;
  /** Lets a time pass: a poll each 30 seconds, or asleep, with one at its end. */
  pass(ms: number, how?: { readonly asleep: boolean }): Promise<void>;
  /** Returns how many polls were answered or failed. */
  polls(): number;
}

/**
 * Prepares how time passes on the page, which must be loaded again. Before the clock goes on, the page has read the answers
 * to its calls, and so knows the server's time and has planned its next poll.
 */
async function polling(page: Page): Promise<Polling> {
  await page.addInitScript(() => {
    const { fetch: request } = globalThis;
    const { port1, port2 } = new MessageChannel();
    let polls = 0;
    let underWay = 0;
    let changed = () => {};
    // A message comes after everything that the page does at once with an answer.
    port1.onmessage = ({ data: isPoll }) => {
      underWay -= 1;
      if (isPoll) polls += 1;
      changed();
    };
    globalThis.fetch = async (...input) => {
      const path = String(input[0]);
      if (!path.startsWith('/api/')) return request(...input);
      underWay += 1;
      const end = () => port2.postMessage(path === '/api/leaderboard');
      try {
        const response = await request(...input);
        const read = response.text.bind(response);
        response.text = () => read().finally(end);
        return response;
      } catch (error) {
        end();
        throw error;
      }
    };
    const settled = async (more: number) => {
      while (polls < more || underWay > 0) {
        await new Promise<void>((resolve) => {
          changed = resolve;
        });
      }
      return polls;
    };
    Object.assign(globalThis, { settled });
  });
  /** Waits until no call is under way and at least so many polls have ended. Returns how many have. */
  const settled = (atLeast = 0) => page.evaluate<number>(`settled(${atLeast})`);
  let polls = 0;
  const jump = async (ms: number) => {
    polls = await settled();
    await page.clock.fastForward(ms);
    polls = await settled(polls + 1);
  };
  return {
    settled,
    polls: () => polls,
    async pass(ms, { asleep } = { asleep: false }) {
      const step = asleep ? ms : POLL_MS;
      for (let passed = 0; passed < ms; passed += step) await jump(step);
    },
  };
}

/** Expects that the day's countdown shows what is left of the page's day in Rome, after its next tick. */
async function expectRightCountdown(page: Page): Promise<void> {
  await page.clock.runFor(1_000);
  const [shown, left] = await page.getByRole('timer', { name: 'Fine giornata' }).evaluate((timer) => {
    const [hours = 0, minutes = 0, seconds = 0] = (timer.textContent?.match(/\d+/g) ?? []).map(Number);
    const time = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', timeStyle: 'medium' });
    const [h = 0, m = 0, s = 0] = time.format(new Date()).split(':').map(Number);
    return [hours * 3_600 + minutes * 60 + seconds, 86_400 - h * 3_600 - m * 60 - s];
  });
  expect(Math.abs(shown - left)).toBeLessThanOrEqual(1);
}

/**
 * Opens the page at an instant of our choice: the device's clock begins there and runs on, and `page.clock` moves it. The
 * server's clock stays its own, so every time that the server sends is replaced by the device's.
 */
async function openAt(iso: string): Promise<OpenedPage> {
  const { browser, url } = product;
  const { now } = (await (await fetch(`${url}/api/site`)).json()) as { now: string };
  const opened = await openPage(browser, url, { today: new Date(now) });
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
