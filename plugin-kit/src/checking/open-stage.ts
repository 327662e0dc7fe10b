import { guestAddress } from '@vetta/contract/guest-document';
import type { CDPSession, Page } from 'playwright-core';
import type { End } from '../../stage/mount-guest.ts';
import type { Outcome, Request } from '../../stage/mount-part.tsx';
import { lookAt } from '../../stage/outside-frame.ts';
import { CommandError } from '../publishing/command-error.ts';
import { builtStage } from './build-stage.ts';
import { launchChromium } from './launch-chromium.ts';
import type { PluginBuild } from './read-build.ts';
import { serveFolders } from './serve-folders.ts';

export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** What the page of a plugin uses that a part should give back when it unmounts. */
export interface PageUse {
  readonly heapBytes: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly timers: number;
}

/** A part that was mounted. */
export interface Shown {
  readonly outcome: Outcome;
  /** What cannot be seen as a whole. */
  readonly outside: readonly string[];
  /** The errors in the console, without those about the policy. */
  readonly errors: readonly string[];
  /** What the policy of Vetta's pages refused: «connect-src refuses https://example.org/». */
  readonly refused: readonly string[];
}

/** A page in Chromium that mounts the modules of one plugin's build. A call that takes a minute throws CommandError. */
export interface OpenStage extends AsyncDisposable {
  resize(frame: FrameSize): Promise<void>;
  /** Loads a module. Returns what the policy of Vetta's pages refused meanwhile; throws if it cannot be loaded. */
  load(module: string): Promise<readonly string[]>;
  /** Mounts a part. */
  show(request: Request): Promise<Shown>;
  clear(): Promise<void>;
  /** Mounts a scene of a guest. Returns how it ends within a quarter of an hour of its own time. */
  endOf(request: Request): Promise<End>;
  mountOften(request: Request, times: number): Promise<void>;
  /** What is in use after a garbage collection. */
  use(): Promise<PageUse>;
  /** Writes a picture of the page. */
  photograph(file: string): Promise<void>;
}

/** What Chromium writes into the console when it refuses something; the stage notes the same by itself. */
const aboutPolicy = /Content Security Policy/;

const AT_THE_LATEST_MS = 60_000;

export async function openStage(
  executablePath: string,
  { folder: plugin, manifest }: PluginBuild,
): Promise<OpenStage> {
  await using opening = new AsyncDisposableStack();
  const server = opening.use(await serveFolders({ '/': await builtStage(), '/plugin/': plugin }));
  const browser = await launchChromium(executablePath);
  opening.defer(() => browser.close());
  const page = await browser.newPage({ locale: 'it-IT', timezoneId: 'Europe/Rome' });
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !aboutPolicy.test(message.text())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(noteRefused);
  await page.goto(server.url);
  await page.waitForFunction(() => window.stage !== undefined);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');

  let hurried: Promise<Page> | undefined;
  const hurry = async () => {
    const other = await browser.newPage({ locale: 'it-IT', timezoneId: 'Europe/Rome' });
    await other.addInitScript(hurryGuests, HURRY);
    await other.setViewportSize(page.viewportSize() ?? { width: 1280, height: 720 });
    await other.goto(server.url);
    await other.waitForFunction(() => window.stage !== undefined);
    return other;
  };
  const takeRefused = () => inTime(page.evaluate(() => window.stage.takeViolations()));
  const guestAt = guestAddress(manifest.name, '0'.repeat(16));
  const opened = opening.move();
  return {
    resize: (frame) => page.setViewportSize(frame),
    async load(module) {
      // A guest's module is loaded where it is shown.
      if (manifest.isolated) return [];
      // What a part before it was refused late is not this module's.
      await takeRefused();
      await inTime(page.evaluate((one) => window.stage.load(one), module));
      return takeRefused();
    },
    async show(request) {
      // What the part before it did late is not this part's.
      errors.length = 0;
      await takeRefused();
      if (manifest.isolated) {
        return { ...(await showGuest(page, guestAt, request)), errors: [...errors] };
      }
      const shown = await inTime(page.evaluate((one) => window.stage.show(one), request));
      return { ...shown, errors: [...errors], refused: await takeRefused() };
    },
    clear: () => inTime(page.evaluate(() => window.stage.clear())),
    async endOf({ module, state }) {
      hurried ??= hurry();
      const fast = await hurried;
      const src = guestAt + module.slice(2);
      const most = QUARTER_OF_AN_HOUR_MS / HURRY;
      const asked = [{ kind: 'scene', src, state, minDurationMs: USUAL_MS } as const, most] as const;
      return inTime(fast.evaluate(([guest, atMost]) => window.stage.endOfGuest(guest, atMost), asked));
    },
    mountOften: (request, times) =>
      inTime(page.evaluate(([one, often]) => window.stage.mountOften(one, often), [request, times] as const)),
    async use() {
      // An animation holds its element until the frame after it has gone.
      await inTime(
        page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        ),
      );
      const timers = await inTime(page.evaluate(() => window.stage.timers()));
      return { ...(await metricsOf(session)), timers };
    },
    async photograph(path) {
      await page.screenshot({ path });
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

/** How much faster time runs for a scene of which is asked whether it ends. */
const HURRY = 60;
/** How long a wall waits for a scene that does not say that it is done. */
const QUARTER_OF_AN_HOUR_MS = 15 * 60_000;
/** How long a scene stays at least, as plans usually have it. */
const USUAL_MS = 20_000;

/** Runs in every document before its own scripts: in a guest's the timers and clocks go so many times as fast. */
function hurryGuests(times: number): void {
  if (!location.pathname.startsWith('/g/')) return;
  const { setTimeout, setInterval, requestAnimationFrame } = globalThis;
  const [now, sinceStart] = [Date.now.bind(Date), performance.now.bind(performance)];
  const start = now();
  Object.assign(globalThis, {
    setTimeout: (run: () => void, delay = 0, ...args: []) => setTimeout(run, delay / times, ...args),
    setInterval: (run: () => void, delay = 0, ...args: []) => setInterval(run, delay / times, ...args),
    requestAnimationFrame: (run: FrameRequestCallback) => requestAnimationFrame((time) => run(time * times)),
  });
  Date.now = () => start + (now() - start) * times;
  performance.now = () => sinceStart() * times;
}

/** Runs in every document before its own scripts, also in those of guests, whose policy tells no one else. */
function noteRefused(): void {
  const refused: string[] = [];
  Object.assign(globalThis, { refused });
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    refused.push(`${effectiveDirective} refuses ${blockedURI}`),
  );
}

/** Shows a guest's part, and looks into its document. */
async function showGuest(
  page: Page,
  base: string,
  { kind, module, state }: Request,
): Promise<Omit<Shown, 'errors'>> {
  const src = base + module.slice(2);
  const outcome = await inTime(page.evaluate((one) => window.stage.showGuest(one), { kind, src, state }));
  const frame = page.frames().find((one) => one.url().endsWith(src));
  // One that has thrown is gone.
  if (frame === undefined) return { outcome, outside: [], refused: [] };
  const refused = await inTime(
    frame.evaluate(() => [...(globalThis as unknown as { refused: string[] }).refused]),
  );
  const kinds = [...new Set(refused)];
  if (outcome.kind !== 'painted') return { outcome, outside: [], refused: kinds };
  const root = await inTime(frame.locator('#root').elementHandle());
  if (root === null) return { outcome: { kind: 'empty' }, outside: [], refused: kinds };
  const { isBlank, outside } = await inTime(
    root.evaluate(lookAt as (one: unknown) => ReturnType<typeof lookAt>),
  );
  return {
    outcome: isBlank ? { kind: 'empty' } : outcome,
    outside: kind === 'scene' ? outside : [],
    refused: kinds,
  };
}

async function metricsOf(session: CDPSession): Promise<Omit<PageUse, 'timers'>> {
  // What the first collection finalises may hold something that only the second one frees.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return {
    heapBytes: value('JSHeapUsedSize'),
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  };
}

/** Throws CommandError if the page does not answer: a scene may run for ever. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new CommandError('The plugin keeps the page busy: it did not answer for a minute.')),
    AT_THE_LATEST_MS,
  );
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
