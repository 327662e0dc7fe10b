import { guestAddress } from '@vetta/contract/guest-document';
import type { Page } from 'playwright-core';
import type { End, Outcome, Request } from '../../stage/mount-guest.ts';
import { lookAt } from '../../stage/outside-frame.ts';
import { CommandError } from '../publishing/command-error.ts';
import { builtStage } from './build-stage.ts';
import { launchChromium } from './launch-chromium.ts';
import type { PluginBuild } from './read-build.ts';
import { serveStage } from './serve-stage.ts';

export interface FrameSize {
  readonly width: number;
  readonly height: number;
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

/** A page in Chromium that mounts the parts of one plugin's build. A call that takes a minute throws CommandError. */
export interface OpenStage extends AsyncDisposable {
  resize(frame: FrameSize): Promise<void>;
  /** Mounts a part. */
  show(request: Request): Promise<Shown>;
  clear(): Promise<void>;
  /** Mounts a scene. Returns how it ends within a quarter of an hour of its own time. */
  endOf(request: Request): Promise<End>;
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
  const server = opening.use(await serveStage(await builtStage(), plugin));
  const browser = await launchChromium(executablePath);
  opening.defer(() => browser.close());
  const page = await browser.newPage({ locale: 'it-IT', timezoneId: 'Europe/Rome' });
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !aboutPolicy.test(message.text())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  const refused = new Set<string>();
  await page.exposeFunction('noteRefused', (one: string) => void refused.add(one));
  await page.addInitScript(listenForRefused);
  await page.goto(server.url);
  await page.waitForFunction(() => window.stage !== undefined);

  let hurried: Promise<Page> | undefined;
  const hurry = async () => {
    const other = await browser.newPage({ locale: 'it-IT', timezoneId: 'Europe/Rome' });
    await other.addInitScript(hurryGuests, HURRY);
    await other.setViewportSize(page.viewportSize() ?? { width: 1280, height: 720 });
    await other.goto(server.url);
    await other.waitForFunction(() => window.stage !== undefined);
    return other;
  };
  const guestAt = guestAddress(manifest.name, '0'.repeat(16));
  const opened = opening.move();
  return {
    resize: (frame) => page.setViewportSize(frame),
    async show(request) {
      // What the part before it did late is not this part's.
      errors.length = 0;
      refused.clear();
      return { ...(await showGuest(page, guestAt, request)), errors: [...errors], refused: [...refused] };
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
function listenForRefused(): void {
  const { noteRefused } = globalThis as unknown as { noteRefused: (one: string) => void };
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    noteRefused(`${effectiveDirective} refuses ${blockedURI}`),
  );
}

/** Shows a guest's part, and looks into its document. */
async function showGuest(
  page: Page,
  base: string,
  { kind, module, state }: Request,
): Promise<Pick<Shown, 'outcome' | 'outside'>> {
  const src = base + module.slice(2);
  const outcome = await inTime(page.evaluate((one) => window.stage.showGuest(one), { kind, src, state }));
  const frame = page.frames().find((one) => one.url().endsWith(src));
  // One that has thrown is gone.
  if (outcome.kind !== 'painted') return { outcome, outside: [] };
  const removed = async () => {
    const end = await inTime(page.evaluate(() => window.stage.endOfShown()));
    return { outcome: end.kind === 'threw' ? end : outcome, outside: [] };
  };
  if (frame === undefined) return removed();
  try {
    const root = await inTime(frame.locator('#root').elementHandle());
    if (root === null) return { outcome: { kind: 'empty' }, outside: [] };
    const { isBlank, outside } = await inTime(
      root.evaluate(lookAt as (one: unknown) => ReturnType<typeof lookAt>),
    );
    if (isBlank) return { outcome: { kind: 'empty' }, outside };
    return { outcome, outside: kind === 'scene' ? outside : [] };
  } catch (error) {
    // It has thrown since, as one with a frame of its own.
    if (frame.isDetached()) return removed();
    throw error;
  }
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
