import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GenerationHistory, GenerationRecord } from '@vetta/contract/generations';
import type { ScreenCard, ScreenCommand } from '@vetta/contract/screens';
import { runScript } from '@vetta/server/testing/run-script';
import { build } from '@vetta/tools/testing/build-front-end';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { ADMIN_KEY, type StartedProduct, startProduct } from './started-product.ts';

const source = (name: string) => new URL(`../federation/plugins/${name}/`, import.meta.url);
let product: StartedProduct;
let room: string;
/** The plugins that are tried: one that works, and one whose scene throws. */
let weather: string;
let faults: string;
beforeAll(async () => {
  room = await mkdtemp(join(tmpdir(), 'vetta-screens-'));
  product = await startProduct({});
  weather = await build(source('meteo'), join(room, 'meteo'));
  faults = await build(source('faults'), join(room, 'faults'));
}, 300_000);
afterAll(async () => {
  await product?.stop();
  if (room) await rm(room, { recursive: true });
});

/** Makes a call as an admin. */
async function ask<Reply>(call: string, body?: object): Promise<Reply> {
  const [method = '', path = ''] = call.split(' ');
  const response = await fetch(product.url + path, {
    method,
    headers: { 'X-Admin-Key': ADMIN_KEY, ...(body && { 'Content-Type': 'application/json' }) },
    body: body ? JSON.stringify(body) : null,
  });
  // The api's own tests hold the replies to their shapes.
  return (await response.json()) as Reply;
}
const plugin = async (...args: string[]) => {
  // The check of a plugin opens Chromium.
  const { code, output } = await runScript(
    ['plugin', ...args],
    { VETTA_URL: product.url, ADMIN_KEY },
    120_000,
  );
  expect(code, output).toBe(0);
};
const cards = () => ask<ScreenCard[]>('GET /api/admin/screens');
async function corridor(): Promise<ScreenCard> {
  const found = (await cards()).find(({ name }) => name === 'corridoio');
  if (found === undefined) throw new Error('The screen has its name by now');
  return found;
}
const newest = async (): Promise<GenerationRecord | undefined> =>
  (await ask<GenerationHistory>('GET /api/admin/generations')).generations[0];
const servedToAll = async () => (await ask<{ number: number }>('GET /plugins.json')).number;

/** Every wait is for a state; on a busy machine one takes seconds. */
const soon = { timeout: 60_000, interval: 500 };
/** Lets the wall's timers run for half a minute, so that it beats. */
const halfMinute = (page: Page) => page.clock.fastForward(30_500);
/** Sends a command, and waits until the wall has done it. */
async function command(page: Page, kind: string): Promise<void> {
  const { id } = await corridor();
  const sent = await ask<ScreenCommand>(`POST /api/admin/screens/${id}/commands`, { kind });
  const state = async () => {
    const { state: now } = await ask<ScreenCommand>(`GET /api/admin/screens/${id}/commands/${sent.id}`);
    if (now === 'sent') await halfMinute(page);
    return now;
  };
  await expect.poll(state, soon).toBe('done');
}

test('a wall is named by its letters, obeys commands, and tries a generation that a broken build ends by itself', {
  timeout: 300_000,
}, async () => {
  const { page, violations, uncaught } = await openPage(product.browser, product.url);
  await page.clock.install();
  await page.goto(`${product.url}/kiosk?scenes=guasta,cielo,classifica&seconds=5`);
  const strip = page.getByRole('complementary', { name: 'Schermo senza nome' });
  const letters = await strip.getByText(/^[A-Z]{6}$/).textContent();

  const met = (await cards()).find(({ code }) => code === letters);
  expect(met).toMatchObject({ name: null, generation: 1 });
  await ask(`PUT /api/admin/screens/${met?.id}`, { name: 'corridoio' });
  await halfMinute(page);
  await strip.waitFor({ state: 'detached' });
  const cookies = await page.context().cookies();
  expect(cookies).toContainEqual(expect.objectContaining({ name: 'schermo', httpOnly: true, path: '/' }));

  const name = page.getByRole('status').getByText('corridoio');
  await command(page, 'dark');
  await page.locator('[data-dark]').waitFor();
  await command(page, 'dark');
  await page.locator('[data-dark]').waitFor({ state: 'detached' });
  await command(page, 'reload');
  await expect.poll(async () => (await corridor()).restarts, soon).toBe(1);
  await command(page, 'identify');
  await name.waitFor();
  await halfMinute(page);
  await name.waitFor({ state: 'detached' });

  await plugin('publish', weather, '--why', 'Il tempo', '--canary', 'corridoio');
  await command(page, 'reload');
  await page.getByRole('heading', { name: /^Nuvole su/ }).waitFor();
  await expect.poll(async () => (await corridor()).generation, soon).toBe(2);
  expect(await servedToAll()).toBe(1);
  await plugin('extend');
  expect(await servedToAll()).toBe(2);

  await plugin(
    'publish',
    faults,
    '--why',
    'Guasto',
    '--canary',
    'corridoio',
    '--skip-check',
    'È rotto apposta',
  );
  await command(page, 'reload');
  const ended = async () => {
    await halfMinute(page);
    return (await newest())?.canary?.endedBecause;
  };
  await expect.poll(ended, soon).toBe('«faults» si è fermato per un errore');
  expect((await corridor()).lastFailure).toMatchObject({ plugin: 'faults', kind: 'render' });
  // The wall goes back by itself, and nobody else has seen it.
  const running = async () => {
    await halfMinute(page);
    return (await corridor()).generation;
  };
  await expect.poll(running, soon).toBe(2);
  expect(await servedToAll()).toBe(2);
  // The board's pages come first.
  const showsWeather = async () => {
    await page.clock.fastForward(3_000);
    return page.getByRole('heading', { name: /^Nuvole su/ }).isVisible();
  };
  await expect.poll(showsWeather, soon).toBe(true);
  expect([...violations, ...uncaught]).toEqual([]);
});
