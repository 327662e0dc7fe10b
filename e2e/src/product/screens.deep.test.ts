import type { GenerationHistory, GenerationRecord } from '@vetta/contract/generations';
import type { FailureKind, ScreenCard, ScreenCommand } from '@vetta/contract/screens';
import { folderOfFile } from '@vetta/league/testing/test-folder';
import { runScript } from '@vetta/server/testing/run-script';
import { build } from '@vetta/tools/testing/build-front-end';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { watchFrames } from '../browser/watch-frames.ts';
import { builtPlugin, sourceOf } from '../federation/built-plugin.ts';
import { ask } from './ask.ts';
import { ADMIN_KEY } from './evening.ts';
import { sharedOffice } from './started-product.ts';

const product = sharedOffice();
/** The plugins that are tried: one that works, one whose scenes fail, and one for another contract. */
let weather: string;
let brokenWeather: string;
let faults: string;
let outdated: string;
beforeAll(async () => {
  weather = await builtPlugin('meteo');
  brokenWeather = await build(sourceOf('meteo'), await folderOfFile(), { VITE_SKY: 'guasto' });
  faults = await builtPlugin('faults');
  outdated = await builtPlugin('outdated');
}, 300_000);

const plugin = async (...args: string[]) => {
  const { code, output } = await runScript(
    ['plugin', ...args],
    { VETTA_URL: product.url, ADMIN_KEY },
    120_000,
  );
  expect(code, output).toBe(0);
};
const cards = () => ask<ScreenCard[]>(product, 'GET /api/admin/screens');
async function corridor(): Promise<ScreenCard> {
  const found = (await cards()).find(({ name }) => name === 'corridoio');
  if (found === undefined) throw new Error('The screen has its name by now');
  return found;
}
const newest = async (): Promise<GenerationRecord | undefined> =>
  (await ask<GenerationHistory>(product, 'GET /api/admin/generations')).generations[0];
const servedToAll = async () => (await ask<{ number: number }>(product, 'GET /plugins.json')).number;

const strip = (page: Page) => page.getByRole('complementary', { name: 'Schermo senza nome' });
const lettersOf = (page: Page) =>
  strip(page)
    .getByText(/^[A-Z]{6}$/)
    .textContent();

/** Every wait is for a state; on a busy machine one takes seconds. */
const soon = { timeout: 60_000, interval: 500 };
/** Lets the wall's timers run for half a minute, so that it beats. */
const halfMinute = (page: Page) => page.clock.fastForward(30_500);
/** Sends a command, and waits until the wall has done it. */
async function command(page: Page, kind: string): Promise<void> {
  const { id } = await corridor();
  const sent = await ask<ScreenCommand>(product, `POST /api/admin/screens/${id}/commands`, { kind });
  let steppedAt = Number.NEGATIVE_INFINITY;
  const state = async () => {
    const { state: now } = await ask<ScreenCommand>(
      product,
      `GET /api/admin/screens/${id}/commands/${sent.id}`,
    );
    // A wall that begins to reload asks first whether the server answers: a step at once would end its patience.
    if (now === 'sent' && performance.now() - steppedAt > 15_000) {
      steppedAt = performance.now();
      await halfMinute(page);
    }
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
  const letters = await lettersOf(page);

  const met = (await cards()).find(({ code }) => code === letters);
  const first = await servedToAll();
  expect(met).toMatchObject({ name: null, generation: first });
  await ask(product, `PUT /api/admin/screens/${met?.id}`, { name: 'corridoio' });
  await halfMinute(page);
  await strip(page).waitFor({ state: 'detached' });
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

  await plugin(
    'publish',
    weather,
    '--why',
    'Il tempo',
    '--canary',
    'corridoio',
    '--skip-check',
    'È una prova',
  );
  await command(page, 'reload');
  await page.getByRole('heading', { name: /^Nuvole su/ }).waitFor();
  await expect.poll(async () => (await corridor()).generation, soon).toBe(2);
  expect(await servedToAll()).toBe(1);
  await plugin('extend', '--now');
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
  await expect.poll(ended, soon).toBe('«mf-faults» si è fermato per un errore');
  expect((await corridor()).lastFailure).toMatchObject({ plugin: 'mf-faults', kind: 'render' });
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

test('a wall takes a new generation at a scene’s end, by one reload and without an empty frame; of a broken one it shows the build before', {
  timeout: 300_000,
}, async () => {
  const { page, violations, uncaught } = await openPage(product.browser, product.url);
  // A crossfade takes real time, and this clock jumps over it.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const watched = await watchFrames(page);
  await page.clock.install();
  // Nor does the document's own script, which loads a wall again that has not started for so long.
  await page.route('**/plugins.json', (route) =>
    route.request().resourceType() === 'xhr' ? route.fulfill({ status: 204 }) : route.fallback(),
  );
  await page.goto(`${product.url}/kiosk?scenes=cielo,mese&seconds=5`);
  const code = await lettersOf(page);
  const card = async () => (await cards()).find((one) => one.code === code);
  await expect.poll(async () => (await card())?.scene, soon).toEqual(expect.any(String));

  /** Waits until the wall runs what everyone is served. */
  const runsServed = async () => {
    const number = await servedToAll();
    // A minute and a half until it has asked, a scene's end, and ten minutes between two reloads.
    const running = async () => {
      await halfMinute(page);
      return (await card())?.generation;
    };
    await expect.poll(running, soon).toBe(number);
  };
  const showsWeather = async () => {
    await page.clock.fastForward(5_000);
    return page.getByRole('heading', { name: /^Nuvole su/ }).isVisible();
  };
  // The build that the test above has extended.
  await expect.poll(showsWeather, soon).toBe(true);
  await page.clock.fastForward(4_500);

  await plugin('publish', brokenWeather, '--why', 'Un altro cielo', '--skip-check', 'È rotto apposta');
  await runsServed();
  expect(await watched()).toMatchObject({ loads: 2, empty: 0, rejections: [] });
  // After three failures within five minutes.
  await expect.poll(showsWeather, soon).toBe(true);
  expect((await card())?.lastFailure).toMatchObject({ plugin: 'mf-meteo', kind: 'render' });

  await plugin('back', '--why', 'È rotto');
  await runsServed();
  expect(await watched()).toMatchObject({ loads: 3, empty: 0, rejections: [] });
  await expect.poll(showsWeather, soon).toBe(true);
  expect([...violations, ...uncaught]).toEqual([]);
});

const gone = (address: string) => (page: Page) =>
  page.route(address, (route) => route.fulfill({ status: 404, body: 'gone' }));

/** Each way in which a build can break, as a wall meets it. */
const breaks: readonly [kind: FailureKind, scene: string, prepare?: (page: Page) => Promise<unknown>][] = [
  ['evaluation', 'rotta'],
  ['render', 'guasta'],
  ['invalid', 'vuota'],
  ['incompatible', 'antica'],
  ['http', 'guasta', gone('**/p/mf-faults/*/mf-manifest.json')],
  ['network', 'guasta', (page) => page.route('**/p/mf-faults/*/mf-manifest.json', (route) => route.abort())],
  // Federation's runtime goes on without it.
  ['css', 'mese', gone('**/p/mf-public/**/*.css')],
  [
    'chunk',
    'guasta',
    (page) =>
      page.route('**/p/mf-faults/*/remoteEntry.js', async (route) => {
        const answer = await route.fetch();
        // Another hash than the one in the document.
        await route.fulfill({ response: answer, body: `${await answer.text()}\n` });
      }),
  ],
  ['tooSlow', 'guasta', (page) => page.route('**/p/mf-faults/*/remoteEntry.js', () => {})],
];

test('every way in which a build can break is fenced by its class, and named on the card of the screen that met it', {
  timeout: 300_000,
}, async () => {
  for (const broken of [faults, outdated])
    await plugin('publish', broken, '--why', 'Guasti', '--skip-check', 'Sono rotti apposta');
  for (const [kind, scene, prepare] of breaks) {
    const { page } = await openPage(product.browser, product.url);
    await page.clock.install();
    await prepare?.(page);
    await page.goto(`${product.url}/kiosk?scenes=${scene}`);
    const code = await lettersOf(page);
    const failure = async () => {
      await page.clock.fastForward(9_000);
      return (await cards()).find((one) => one.code === code)?.lastFailure?.kind;
    };
    await expect.poll(failure, soon).toBe(kind);
    // The shell's own board is on screen.
    await page.getByRole('heading', { level: 1, name: /^Classifica di novembre/ }).waitFor();
    await page.context().close();
  }
});
