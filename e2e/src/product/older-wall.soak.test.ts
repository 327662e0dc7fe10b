import { join } from 'node:path';
import type { ScreenCard } from '@vetta/contract/screens';
import { run } from '@vetta/server/processes/run';
import { runScript } from '@vetta/server/testing/run-script';
import { checkoutAt } from '@vetta/tools/testing/checkout-at';
import { expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { watchFrames } from '../browser/watch-frames.ts';
import { ADMIN_KEY } from './evening.ts';
import { sharedOffice } from './started-product.ts';

/** The commit whose front ends the wall runs. */
const COMMIT = process.env.OLDER_COMMIT ?? 'HEAD~30';

const product = sharedOffice();

/** Builds the shell and the public page of an older commit, and publishes them to the running product. */
async function publishOlder(): Promise<void> {
  await using older = await checkoutAt(COMMIT);
  const filters = ['shell', 'mf-public'].map((name) => `--filter=@vetta/${name}`);
  const built = await run(join(older.folder, 'node_modules/.bin/turbo'), ['run', 'build', ...filters], {
    cwd: older.folder,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  });
  expect(built.code, built.output).toBe(0);
  const variables = { VETTA_URL: product.url, ADMIN_KEY };
  for (const name of ['shell', 'mf-public']) {
    const args = ['publish', join(older.folder, name), '--why', older.name, '--skip-check', 'È di ieri'];
    const { code, output } = await runScript(['plugin', ...args], variables, 120_000);
    expect(code, output).toBe(0);
  }
}

const cards = async () => {
  const answer = await fetch(`${product.url}/api/admin/screens`, { headers: { 'X-Admin-Key': ADMIN_KEY } });
  return (await answer.json()) as ScreenCard[];
};

test('a wall that still runs an older generation works on today’s api: its scenes, its data and its beats', {
  timeout: 900_000,
}, async () => {
  await publishOlder();
  const { page, violations, uncaught } = await openPage(product.browser, product.url);
  const watched = await watchFrames(page);
  await page.goto(`${product.url}/kiosk?scenes=mese,classifica&seconds=5`);
  const soon = { timeout: 60_000, interval: 500 };
  await expect
    .poll(async () => (await cards())[0], soon)
    .toMatchObject({ state: 'on', generation: 3, scene: expect.any(String), lastFailure: null });
  const [met] = await cards();
  for (const title of [/^Il mese di novembre$/, /^Classifica di novembre/])
    await page.locator('div:not([inert]) > main').getByRole('heading', { level: 1, name: title }).waitFor();
  await expect.poll(async () => (await cards())[0]?.lastBeatAt, soon).not.toBe(met?.lastBeatAt);
  expect(await watched()).toMatchObject({ empty: 0, rejections: [] });
  expect([...violations, ...uncaught]).toEqual([]);
});
