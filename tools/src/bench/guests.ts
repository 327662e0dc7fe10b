import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page, Request } from 'playwright';
import { launchChromium } from '../../testing/chromium.ts';
import { serveBoth } from './guest-and-federated.ts';
import { median } from './measure.ts';
import { against, atMost, beside, ms, type Result } from './result.ts';

const ROUNDS = 5;
/** The first prototype painted in 163 ms where the federated one took 102. */
const SLOWER_AT_MOST = 1.6;
const IDLE_MS = 10_000;
/** React and what speaks to the page: what every guest brings (docs/plugins.md, «Limits»). */
const BROUGHT = 80_000;

/** What one page costs, from an empty browser. */
interface Costs {
  /** Milliseconds from the navigation until the part is painted and nothing is before it. */
  readonly cold: number;
  /** The same with everything in the browser's cache. */
  readonly again: number;
  readonly requests: number;
  /** Bytes on the wire of the whole page, and of the files of the plugin alone. */
  readonly bytes: number;
  readonly ownBytes: number;
  /** Bytes of JavaScript's heaps after a collection. */
  readonly heap: number;
  /** Bytes of all renderers, as the share of each (PSS). */
  readonly memory: number;
  /** Milliseconds of the main threads in a second in which nothing happens. */
  readonly idle: number;
  /** Milliseconds from a message of the page to the guest's answer; none without a guest. */
  readonly roundTrips: readonly number[];
}

/**
 * One page of the example plugin as a guest, beside the same sources loaded by federation as the product's own front ends are: what a
 * frame without an origin costs. Each page in a browser of its own. Reads /proc, so it measures on Linux only.
 */
export async function guests(): Promise<Result[]> {
  await using site = await serveBoth();
  const costs: Record<'guest' | 'federated', Costs[]> = { guest: [], federated: [] };
  for (let round = 0; round < ROUNDS; round++) {
    // In turns, in the other order each time: what else the machine does affects both equally.
    const turns = ['guest', 'federated'] as const;
    for (const kind of round % 2 === 0 ? turns : turns.toReversed())
      costs[kind].push(await costsOf(site[kind]));
  }
  const both = (figure: Exclude<keyof Costs, 'roundTrips'>) => ({
    floor: median(costs.federated.map((cost) => cost[figure])),
    ours: median(costs.guest.map((cost) => cost[figure])),
  });
  const own = both('ownBytes');
  return [
    against('a guest’s page, beside a federated one: from navigation until it is shown', {
      ...both('cold'),
      atMost: SLOWER_AT_MOST,
      show: ms,
    }),
    beside('the same, everything cached', { ...both('again'), show: ms }),
    beside('transferred, the whole page', { ...both('bytes'), show: kB }),
    beside('transferred, the plugin’s files alone', { ...own, show: kB }),
    atMost('what the guest’s weigh more', { ours: own.ours - own.floor, goal: BROUGHT, show: kB }),
    beside('requests', { ...both('requests'), show: String }),
    beside('JavaScript heap', { ...both('heap'), show: mB }),
    beside('memory of the page’s processes', { ...both('memory'), show: mB }),
    beside('main threads in a second of nothing', { ...both('idle'), show: ms }),
    {
      subject: 'a message to a guest and back',
      ours: ms(median(costs.guest.flatMap(({ roundTrips }) => roundTrips))),
    },
  ];
}

const kB = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
const mB = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

async function costsOf(url: string): Promise<Costs> {
  // Without a spare renderer, which would be counted for the page that needs none.
  const browser = await launchChromium([
    '--site-per-process',
    '--disable-features=SpareRendererForSitePerProcess',
  ]);
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
    await context.addInitScript(watch);
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    const cold = await timeUntilShown(page, url);
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(requests.map(bytesOf));
    const sessions = await sessionsOf(context, page);
    const idle = await idleTime(sessions);
    const heap = sum(await Promise.all(sessions.map(heapOf)));
    const memory = await rendererMemory(browser);
    const roundTrips = await page.evaluate(() => (globalThis as Watched).roundTrips);
    return {
      cold,
      again: await timeUntilShown(page, url),
      requests: requests.length,
      bytes: sum(sizes),
      ownBytes: sum(sizes.filter((_, at) => isOwn(requests[at]?.url() ?? ''))),
      heap,
      memory,
      idle,
      roundTrips,
    };
  } finally {
    await browser.close();
  }
}

const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0);

/** Whether an address is of the measured plugin: a guest's document, or a file of its build. */
const isOwn = (url: string) => /^\/(g\/\d+|p)\/(mf-)?meteo\//.test(new URL(url).pathname);

async function bytesOf(request: Request): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return responseBodySize + responseHeadersSize;
}

async function timeUntilShown(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  return page
    .waitForFunction(() => (globalThis as Watched).shownAt, undefined, { polling: 100 })
    .then((shown) => shown.jsonValue())
    .then((at) => at ?? Number.NaN);
}

type Watched = typeof globalThis & { shownAt?: number; roundTrips: number[] };

/** Runs in every document: notes when the part is shown, and how long the page's beats take to a guest and back. */
function watch(): void {
  if (window !== top) return;
  const watched = globalThis as Watched;
  watched.roundTrips = [];
  const isShown = () => {
    const shown = document.elementFromPoint(innerWidth / 2, 40);
    // A guest's frame is below «Loading» until the guest says that it has painted.
    return shown instanceof HTMLIFrameElement || document.querySelector('main h1') !== null;
  };
  const look = () => {
    if (!isShown()) requestAnimationFrame(look);
    else requestAnimationFrame(() => Object.assign(watched, { shownAt: performance.now() }));
  };
  requestAnimationFrame(look);

  const post = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (this: MessagePort, ...sent: unknown[]) {
    const [message] = sent as [{ type?: string } | null];
    if (message?.type === 'ping') {
      const sentAt = performance.now();
      const answered = ({ data }: MessageEvent<{ type?: string }>) => {
        if (data.type !== 'pong') return;
        watched.roundTrips.push(performance.now() - sentAt);
        this.removeEventListener('message', answered);
      };
      this.addEventListener('message', answered);
    }
    Reflect.apply(post, this, sent);
  };
}

/** Returns a session for each process of the page: a guest's frame has one of its own. */
async function sessionsOf(context: BrowserContext, page: Page): Promise<CDPSession[]> {
  const guests = page.frames().filter((frame) => frame !== page.mainFrame());
  return Promise.all([page, ...guests].map((one) => context.newCDPSession(one)));
}

/** Returns the milliseconds of all main threads in a second, while nobody does anything. */
async function idleTime(sessions: readonly CDPSession[]): Promise<number> {
  await Promise.all(sessions.map((session) => session.send('Performance.enable')));
  const before = sum(await Promise.all(sessions.map(taskSeconds)));
  await pause(IDLE_MS);
  const after = sum(await Promise.all(sessions.map(taskSeconds)));
  return ((after - before) * 1_000) / (IDLE_MS / 1_000);
}

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/** Returns the bytes of all renderers of a browser that has one page. */
async function rendererMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  const kilobytes = await Promise.all(
    renderers.map(async ({ id }) => {
      const [, pss = ''] = /^Pss:\s+(\d+)/m.exec(await readFile(`/proc/${id}/smaps_rollup`, 'utf8')) ?? [];
      return Number(pss);
    }),
  );
  return sum(kilobytes) * 1_024;
}
