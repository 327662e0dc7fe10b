import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Leaderboard } from '@vetta/contract/standings';
import { launchChromium, lessTransparent } from '@vetta/tools/testing/chromium';
import type { Browser } from 'playwright';
import { beforeAll } from 'vitest';
import { ask } from './ask.ts';
import { ADMIN_KEY, EVENING } from './evening.ts';
import { type OfficeStates, officeStates } from './office-states.ts';
import { RUNNING } from './prepared-data.ts';
import { dataFolder, startProduct } from './start-product.ts';

/** A running product, and the browser of this worker. */
export interface StartedProduct {
  readonly url: string;
  readonly browser: Browser;
  /** The folder of its data. */
  readonly folder: string;
}

/** What this worker keeps for all of its files: they run in one process (`isolate: false`). */
const kept: { browser?: Promise<Browser>; product?: Promise<KeptProduct> } = {};

interface KeptProduct extends Product {
  readonly states: OfficeStates;
  /** What `boardOf` returns in each state. */
  readonly boards: { readonly demo: string; readonly empty: string };
}

/** Returns the one browser of this worker, on a device that asks for less transparency. A test has a context of its own in it. */
export function sharedBrowser(): Promise<Browser> {
  kept.browser ??= launchChromium([lessTransparent]);
  return kept.browser;
}

/**
 * Gives the tests of a file the product of this worker, on an evening of November 2026, with the demonstration or in an empty
 * office, as if no other file had changed anything.
 */
export function sharedOffice(state: 'demo' | 'empty' = 'demo'): StartedProduct {
  return usable(async () => {
    kept.product ??= startKeptProduct();
    const { states, boards, ...product } = await kept.product;
    await states.putBack(state);
    // Readers see it a moment later, on a busy machine seconds.
    while ((await boardOf(product)) !== boards[state]) await pause(50);
    return product;
  });
}

/** Gives them a product of their own with these variables, where its start or its clock is what they are about. */
export function ownProduct(variables: Readonly<Record<string, string>>): StartedProduct {
  return usable(async (closing) => {
    // With a clock of its own the product closes days by itself: a Temporal server would start for nothing.
    const { DEMO, CLOCK } = { DEMO: 'on', CLOCK: EVENING, ...variables };
    const isPrepared = DEMO !== 'off' && CLOCK.slice(0, 10) === EVENING.slice(0, 10);
    const data = await dataFolder(isPrepared ? 'demo' : 'empty');
    closing.use(data);
    const vetta = closing.use(await startProduct(data.path, { ADMIN_KEY, ...variables, CLOCK }));
    return { url: vetta.url, folder: data.path };
  });
}

type Product = Pick<StartedProduct, 'url' | 'folder'>;

/** Returns who is on the board of a product, with their points, and what the month's prizes are worth: the page shows it, too. */
async function boardOf(product: Pick<Product, 'url'>): Promise<string> {
  const { entries, period } = await ask<Leaderboard>(product, 'GET /api/leaderboard');
  if (entries.length === 0) return '';
  const { prizePool } = await ask<{ prizePool: number }>(product, `GET /api/months/${period}`);
  return `${entries.map(({ playerId, total }) => `${playerId} ${total}`).join()}, ${prizePool}`;
}

/** Starts a product before the tests of a file, and closes after them what they have opened. */
function usable(start: (closing: AsyncDisposableStack) => Promise<Product>): StartedProduct {
  let started: StartedProduct | undefined;
  beforeAll(async () => {
    await using starting = new AsyncDisposableStack();
    const product = await start(starting);
    const browser = await sharedBrowser();
    // Before the product: an open page's events would keep its api waiting.
    starting.defer(async () => {
      await Promise.all(browser.contexts().map((context) => context.close()));
    });
    started = { browser, ...product };
    const closing = starting.move();
    return () => closing.disposeAsync();
  });
  const get = <Name extends keyof StartedProduct>(name: Name): StartedProduct[Name] => {
    if (started === undefined) throw new Error('The product starts before the first test.');
    return started[name];
  };
  return {
    get url() {
      return get('url');
    },
    get browser() {
      return get('browser');
    },
    get folder() {
      return get('folder');
    },
  };
}

/** Starts a product that runs until the end of the run, when the set-up stops it. */
async function startKeptProduct(): Promise<KeptProduct> {
  const { path: folder } = await dataFolder('demo');
  const { url, pid } = await startProduct(folder, { ADMIN_KEY, CLOCK: EVENING, SEARCH_ENGINES: 'on' });
  await writeFile(join(tmpdir(), RUNNING, String(pid)), '');
  const states = await officeStates(folder);
  const demo = await boardOf({ url });
  await states.keep('demo');
  await ask({ url }, 'DELETE /api/admin/demo');
  await states.keep('empty');
  return { url, folder, states, boards: { demo, empty: '' } };
}
