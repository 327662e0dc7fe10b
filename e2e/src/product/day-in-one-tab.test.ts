import { launchChromium } from '@vetta/tools/testing/chromium';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countObjects } from '../browser/count-objects.ts';
import { openAt } from './controlled-clock.ts';
import { type DataFolder, dataFolder, type RunningVetta, startVetta } from './start-vetta.ts';

const HOUR_MS = 3_600_000;
const POLL_MS = 30_000;

let browser: Browser;
let data: DataFolder;
let vetta: RunningVetta;
beforeAll(async () => {
  [browser, data] = await Promise.all([launchChromium(), dataFolder()]);
  vetta = await startVetta(data.path, { CLOCK: '2026-11-21T18:00:00+01:00' });
});
afterAll(async () => {
  await browser?.close();
  await vetta?.stop();
  await data?.remove();
});

/** Opens the page on an evening, with all its sections, and stops its clock at 18:01. */
async function openTab() {
  const { page, uncaught } = await openAt(browser, vetta.url, '2026-11-21T18:00:00+01:00');
  const { pass, polls } = await polling(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await page.getByRole('region', { name: 'Regole' }).waitFor();
  await page.clock.pauseAt(new Date('2026-11-21T18:01:00+01:00'));
  return { page, uncaught, pass, polls };
}

test('a tab that stays open for a day neither grows nor drifts: past midnight, offline and after a sleep', {
  timeout: 600_000,
}, async () => {
  const { page, uncaught, pass, polls } = await openTab();
  // Until everything that is made once is there: what the first hourly look at the server's time renders, for example.
  await pass(2 * HOUR_MS);
  await page.getByText('Novembre 2026 · giorno 21 di 30 · 70%').waitFor();
  await expectRightCountdown(page);
  const [countAtFirst, pollsAtFirst] = [await countObjects(page), polls()];
  await pass(3 * HOUR_MS);
  await page.getByText('Novembre 2026 · giorno 21 di 30 · 70%').waitFor();
  await expectRightCountdown(page);
  await pass(1.5 * HOUR_MS);
  await page.getByText('Novembre 2026 · giorno 22 di 30 · 73%').waitFor();
  await expectRightCountdown(page);

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
  await pass(5.5 * HOUR_MS, { asleep: true });
  await pass(2 * HOUR_MS);
  await page.getByText('Novembre 2026 · giorno 22 di 30 · 73%').waitFor();
  await expectRightCountdown(page);

  const more = polls() - pollsAtFirst;
  expect(more).toBeGreaterThanOrEqual(8.5 * (HOUR_MS / POLL_MS));
  // A poll that left anything behind would leave at least an object each time; the answer alone has hundreds.
  expect((await countObjects(page)) - countAtFirst).toBeLessThan(more);
  expect(uncaught).toEqual([]);
});

interface Polling {
  /** Lets a time pass: a poll each 30 seconds, or asleep, with one at its end. */
  pass(ms: number, how?: { readonly asleep: boolean }): Promise<void>;
  /** Returns how many polls were answered or failed. */
  polls(): number;
}

/**
 * Prepares how time passes on the page, which must be loaded again. Before the clock goes on, the page has read the answer
 * to its poll and planned the next one.
 */
async function polling(page: Page): Promise<Polling> {
  await page.addInitScript(() => {
    const { fetch: request } = globalThis;
    const { port1, port2 } = new MessageChannel();
    let count = 0;
    let counted = () => {};
    // A message comes after everything that the page does at once with an answer.
    port1.onmessage = () => {
      count += 1;
      counted();
    };
    globalThis.fetch = async (...input) => {
      const end = () => String(input[0]).endsWith('/api/leaderboard') && port2.postMessage('');
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
    const pollsBeyond = async (before: number) => {
      while (count <= before) {
        await new Promise<void>((resolve) => {
          counted = resolve;
        });
      }
      return count;
    };
    Object.assign(globalThis, { pollsBeyond });
  });
  let polls = 0;
  const jump = async (ms: number) => {
    await page.clock.fastForward(ms);
    polls = await page.evaluate<number>(`pollsBeyond(${polls})`);
  };
  return {
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
