import type { NoticeCard } from '@vetta/contract/notices';
import type { ScreenCard } from '@vetta/contract/screens';
import type { Leaderboard } from '@vetta/contract/standings';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { shows } from '../browser/shows-scene.ts';
import { watchFrames } from '../browser/watch-frames.ts';
import { ask } from './ask.ts';
import { EVENING } from './evening.ts';
import { sharedOffice } from './started-product.ts';

const product = sharedOffice();

const notices = () => ask<NoticeCard[]>(product, 'GET /api/admin/notices');
/** Shows a notice for ten minutes of the product's time. */
async function show(tone: string, text: string): Promise<NoticeCard> {
  const { now } = await ask(product, 'GET /api/site');
  const endsAt = new Date(Date.parse(now) + 600_000).toISOString();
  return ask(product, 'POST /api/admin/notices', { tone, text, endsAt });
}
const notice = (page: Page, text: string) => page.locator('[data-notice]', { hasText: text });

test('before its scripts run a wall shows the first rows', async () => {
  const context = await product.browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.url}/kiosk`);
  await page.getByText('Classifica di novembre 2026').waitFor();
  const { entries } = await ask<Leaderboard>(product, 'GET /api/leaderboard');
  for (const { name } of entries.slice(0, 5)) await page.getByText(name, { exact: true }).waitFor();
});

test('a wall’s scenes follow one another without an empty frame; the office names it; a sfida that begins and what is urgent come within five seconds', {
  timeout: 180_000,
}, async () => {
  const { page, violations, uncaught } = await openPage(product.browser, product.url, {
    today: new Date(EVENING),
  });
  const watched = await watchFrames(page);
  await page.goto(`${product.url}/kiosk?hours=00:00-23:59&scenes=mese,bonus,sfida&seconds=10`);
  await shows(page, /^Il mese di novembre$/);
  const begun = performance.now();
  await ask(product, 'POST /api/admin/challenges', {
    ...{ name: 'Tutti in vetta', firstDay: '2026-11-21', lastDay: '2026-11-30', target: 20_000 },
    sides: [{ name: 'L’ufficio', colour: 'amber', people: null }],
  });
  await shows(page, /^Tutti in vetta$/);
  expect(performance.now() - begun).toBeLessThan(5_000);
  await shows(page, /^Bonus settimanali$/);

  const letters = page.getByText(/^[A-Z]{6}$/).first();
  const code = (await letters.textContent()) ?? '';
  const screens = await ask<ScreenCard[]>(product, 'GET /api/admin/screens');
  const id = screens.find((screen) => screen.code === code)?.id ?? '';
  await ask(product, `PUT /api/admin/screens/${id}`, { name: 'Corridoio' });
  await page.getByText(code).waitFor({ state: 'detached', timeout: 40_000 });

  const shown = performance.now();
  const urgent = await show('urgente', 'Prova di evacuazione');
  await notice(page, urgent.text).waitFor();
  expect(performance.now() - shown).toBeLessThan(5_000);
  await expect
    .poll(async () => (await notices())[0]?.shown.map(({ screen }) => screen), { timeout: 5_000 })
    .toEqual([id]);
  await ask(product, `DELETE /api/admin/notices/${urgent.id}`);
  await notice(page, urgent.text).waitFor({ state: 'detached' });
  await show('info', 'Alle 19 in sala riunioni');
  await notice(page, 'Alle 19 in sala riunioni').waitFor({ timeout: 60_000 });
  expect((await watched()).empty).toBe(0);
  expect([...violations, ...uncaught]).toEqual([]);
});
