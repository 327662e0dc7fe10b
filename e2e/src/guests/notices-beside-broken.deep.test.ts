import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CHANGES_ADDRESS } from '@vetta/contract/changes';
import type { NoticeTone } from '@vetta/contract/notices';
import { PluginManifest } from '@vetta/contract/plugins-json';
import { PLUGIN_FILE } from '@vetta/contract/published-build';
import { listen } from '@vetta/league/testing/listen';
import type { DataFolder, StartedVetta } from '@vetta/server/testing/started-vetta';
import { launchChromium } from '@vetta/tools/testing/chromium';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { ask } from '../product/ask.ts';
import { ADMIN_KEY, EVENING } from '../product/evening.ts';
import { dataFolder, startProduct } from '../product/start-product.ts';
import { builtGuest } from './guest-site.ts';
import { publishGuest } from './publish-guest.ts';

/** One round in `npm test`; an hour of them in the soak. */
const MINUTES = Number(process.env.NOTICE_MINUTES ?? (process.env.SOAK === undefined ? 1 : 60));
const SECOND_MS = 1_000;
/** How far from its moment a notice may come and go. */
const OFF_MS = 5 * SECOND_MS;
/** What two scenes take at most: each its five seconds, and then eight for one that does not come behind it. */
const TWO_SCENES_MS = 2 * (5 + 8) * SECOND_MS;
/** How long a notice stays that takes turns. */
const TURN_MS = 15 * SECOND_MS;

const broken = ['cade', 'bianco', 'gira', 'mangia', 'perso', 'antico', 'muto', 'lento'];

let browser: Browser;
let data: DataFolder;
let vetta: StartedVetta;
beforeAll(async () => {
  [browser, data] = await Promise.all([launchChromium(['--site-per-process']), dataFolder('demo')]);
  vetta = await startProduct(data.path, { ADMIN_KEY, CLOCK: EVENING });
  await publishBroken();
  // On a busy machine the api takes a while to compress nine builds.
}, 600_000);
afterAll(async () => {
  await browser?.close();
  await vetta?.stop();
  await data?.remove();
});

/** Publishes a plugin for each scene of the one that is built: none is given up for another's failures. */
async function publishBroken(): Promise<void> {
  const built = await builtGuest('broken');
  const declared = PluginManifest.parse(JSON.parse(await readFile(join(built, PLUGIN_FILE), 'utf8')));
  const plugins: Record<string, string> = {};
  for (const scene of declared.scenes) {
    const folder = await mkdtemp(join(tmpdir(), `built-${scene.name}-`));
    const part = `${scene.module}.js`;
    await cp(join(built, part), join(folder, part));
    const own = {
      ...declared,
      name: `rotto-${scene.name}`,
      // A contract that the wall does not have.
      contract: scene.name === 'antico' ? '^9.0' : declared.contract,
      scenes: [scene],
    };
    await writeFile(join(folder, PLUGIN_FILE), JSON.stringify(own));
    const { name, hash } = await publishGuest(vetta.url, folder);
    plugins[name] = hash;
  }
  await ask(vetta, 'POST /api/admin/generations', { plugins, why: 'Tutti rotti', calls: [] });
}

/** The cable between the walls and the server. */
async function cable(): Promise<{ url: string; cut(): void; mend(): void }> {
  const { hostname, port } = new URL(vetta.url);
  const ends = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        ends.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
    return;
  });
  const own = await listen(server);
  onTestFinished(() => void server.close());
  return {
    url: `http://127.0.0.1:${own}`,
    cut() {
      isCut = true;
      for (const end of ends) end.destroy();
    },
    mend() {
      isCut = false;
    },
  };
}

/** A notice on a wall, from its first look to its last, in milliseconds of this machine. */
interface Sighting {
  readonly text: string;
  readonly from: number;
  to: number;
}

/** Runs in a wall's page: notes what covers it, five times a second, over all its loads. */
function watch(): void {
  // It runs in guests' documents and in the browser's own pages, too.
  if (self.origin === 'null') return;
  const KEY = 'test.sightings';
  setInterval(() => {
    const { innerWidth, innerHeight } = globalThis;
    const text = document
      .elementFromPoint(innerWidth / 2, innerHeight / 2)
      // Between its sign and until when it stays: these have no title.
      ?.closest('[data-notice]')
      ?.querySelector(':scope > p:nth-last-child(2)')?.textContent;
    if (!text) return;
    const seen = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Sighting[];
    const last = seen.at(-1);
    if (last?.text === text && Date.now() - last.to < 1_000) last.to = Date.now();
    else seen.push({ text, from: Date.now(), to: Date.now() });
    sessionStorage.setItem(KEY, JSON.stringify(seen));
  }, 200);
}

/** When each wall's stream of changes was opened last. */
const heard = new Map<Page, number>();

async function openWall(url: string, query: string): Promise<Page> {
  const { page } = await openPage(browser, url, { today: new Date('2026-11-21') });
  page.on('response', (response) => {
    if (response.url().endsWith(CHANGES_ADDRESS)) heard.set(page, Date.now());
  });
  await page.addInitScript(watch);
  await page.route('**/rotto-perso/**', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto(`${url}/kiosk?${query}`);
  return page;
}
const sightings = async (page: Page, text: string): Promise<Sighting[]> =>
  (
    await page.evaluate(() => JSON.parse(sessionStorage.getItem('test.sightings') ?? '[]') as Sighting[])
  ).filter((one) => one.text === text);

interface Sent {
  readonly id: string;
  readonly text: string;
  /** When it was sent and when it ends, in milliseconds of this machine. */
  readonly at: number;
  readonly end: number;
}
let sent = 0;
/** Shows a notice for so many seconds. */
async function send(tone: NoticeTone, seconds: number): Promise<Sent> {
  const { now } = (await (await fetch(`${vetta.url}/api/site`)).json()) as { now: string };
  const at = Date.now();
  sent += 1;
  const text = `Avviso ${sent}, ${tone}`;
  const endsAt = new Date(Date.parse(now) + seconds * SECOND_MS).toISOString();
  const { id } = await ask(vetta, 'POST /api/admin/notices', { tone, text, endsAt });
  return { id, text, at, end: at + seconds * SECOND_MS };
}

/** What happens to the walls in a round, by the second. The urgent notice ends at 12 s, «info» at 45 s, «festa» at 75 s. */
const happenings: readonly (readonly (readonly [
  number,
  'cut' | 'mend' | 'reload' | 'reload without api',
])[])[] = [
  [
    [4, 'reload'],
    [8, 'cut'],
    [18, 'mend'],
    [41, 'cut'],
    [51, 'mend'],
  ],
  [
    [5, 'reload without api'],
    [70, 'cut'],
    [81, 'mend'],
  ],
  [
    [6, 'cut'],
    [9, 'mend'],
    [13, 'reload'],
    [43, 'cut'],
    [60, 'mend'],
    [62, 'reload'],
  ],
];

test('a scene that never ends keeps no notice from the wall for more than a minute', async () => {
  const { page } = await openPage(browser, vetta.url, { today: new Date('2026-11-21') });
  await page.clock.install();
  await page.goto(`${vetta.url}/kiosk?scenes=fermo&seconds=5&hours=00:00-23:59`);
  await page.locator('iframe[title="Fermo"]').waitFor({ state: 'attached' });
  await page.waitForTimeout(3 * SECOND_MS);
  const { id, text } = await send('info', 600);
  await page.waitForTimeout(OFF_MS);
  await page.clock.fastForward(60 * SECOND_MS);
  await page.locator('[data-notice]', { hasText: text }).waitFor();
  expect(await page.locator('iframe[title="Fermo"]').count()).toBe(1);
  await ask(vetta, `DELETE /api/admin/notices/${id}`);
});

const until = (time: number) => pause(Math.max(0, time - Date.now()));

test(`notices of each tone beside eight broken plugins, ${MINUTES} min: shown in time, gone at their end without the network too, and back after a reload`, {
  timeout: (MINUTES + 4) * 60 * SECOND_MS,
}, async () => {
  const network = await cable();
  const wall = await openWall(network.url, `scenes=${broken.join(',')}&seconds=5&hours=00:00-23:59`);
  const dark = await openWall(network.url, 'hours=03:00-03:01');
  await dark.locator('[data-dark]').waitFor({ state: 'attached' });
  await wall.locator('main, iframe').first().waitFor({ state: 'attached' });
  /** Waits until both walls hear of changes at once: after the network was lost they come back by chance, within a minute or two. */
  const streams = async (since: number) => {
    const last = () => Math.min(...[wall, dark].map((page) => heard.get(page) ?? 0));
    await expect.poll(last, { timeout: 180 * SECOND_MS }).toBeGreaterThan(since);
  };
  let mended = 0;

  const act = {
    cut: async () => network.cut(),
    async mend() {
      network.mend();
      mended = Date.now();
    },
    reload: async () => void (await Promise.all([wall.reload(), dark.reload()])),
    async 'reload without api'() {
      for (const page of [wall, dark]) {
        await page.route('**/api/**', (route) => route.abort());
        await page.reload();
        setTimeout(() => void page.unroute('**/api/**').catch(() => {}), 10 * SECOND_MS);
      }
    },
  };
  const late = { urgent: 0, first: 0, second: 0, end: 0, early: 0 };
  const began = Date.now();
  let round = 0;
  do {
    await streams(mended);
    await pause(SECOND_MS);
    const festa = await send('festa', 75);
    const info = await send('info', 45);
    const urgent = await send('urgente', 12);
    for (const [second, what] of happenings[round % happenings.length] ?? []) {
      await until(urgent.at + second * SECOND_MS);
      await act[what]();
    }
    await until(festa.end + OFF_MS + SECOND_MS);

    for (const page of [wall, dark]) {
      const urgents = await sightings(page, urgent.text);
      late.urgent = Math.max(late.urgent, (urgents[0]?.from ?? Number.POSITIVE_INFINITY) - urgent.at);
      late.early = Math.max(late.early, urgent.end - (urgents.at(-1)?.to ?? 0));
      late.end = Math.max(late.end, (urgents.at(-1)?.to ?? 0) - urgent.end);
    }
    // The newest first, once the urgent one has gone.
    const infos = await sightings(wall, info.text);
    const festas = await sightings(wall, festa.text);
    late.first = Math.max(late.first, (infos[0]?.from ?? Number.POSITIVE_INFINITY) - urgent.end);
    late.second = Math.max(
      late.second,
      (festas[0]?.from ?? Number.POSITIVE_INFINITY) - (infos[0]?.from ?? 0),
    );
    late.end = Math.max(
      ...[late.end, (infos.at(-1)?.to ?? 0) - info.end, (festas.at(-1)?.to ?? 0) - festa.end],
    );
    for (const { text } of [info, festa]) expect(await sightings(dark, text)).toEqual([]);
    round += 1;
    if (MINUTES > 1) console.log(`Round ${round}: ${JSON.stringify(late)}`);
  } while (Date.now() - began < MINUTES * 60 * SECOND_MS);
  if (MINUTES > 1) console.log(`${round} rounds; at most, in ms: ${JSON.stringify(late)}`);
  expect(late.urgent).toBeLessThan(OFF_MS);
  expect(late.early).toBeLessThan(OFF_MS);
  expect(late.end).toBeLessThan(OFF_MS);
  expect(late.first).toBeLessThan(TWO_SCENES_MS + OFF_MS);
  expect(late.second).toBeLessThan(TURN_MS + TWO_SCENES_MS + OFF_MS);
});
