import type { Page } from 'playwright';

/** The clock of a page that stands still until it is moved. */
export interface PageClock {
  /**
   * Moves it, then waits until the page has read the answers to its calls and painted. Timers that became due run once.
   * Returns the page's time, in milliseconds. If the page reloads meanwhile, its time continues in the new document.
   */
  advance(ms: number): Promise<number>;
}

/** What the script below adds to each document. */
type Advance = (ms: number) => Promise<number>;
declare global {
  var advanceClock: Advance | undefined;
}

/**
 * Gives the page a clock of its own before it loads. Playwright's clock keeps a record of each move, which a month of them
 * would make a leak of the test's. The native frames stay in `nativeFrame`, for what has to look at the screen.
 */
export async function installPageClock(page: Page, start: Date): Promise<PageClock> {
  await page.addInitScript(replaceClock, start.getTime());
  const move = (ms: number) => page.evaluate((by) => (globalThis.advanceClock as Advance)(by), ms);
  return {
    async advance(ms) {
      for (let left = ms; ; left = 0) {
        try {
          return await move(left);
        } catch (error) {
          // The document went away in the middle of it: a reload, which may take a moment to begin.
          if (!/context was destroyed|navigation|Cannot find context|is not a function/i.test(String(error)))
            throw error;
          await page.waitForTimeout(200);
          await page.waitForLoadState('domcontentloaded');
        }
      }
    },
  };
}

/** Runs in the page. */
function replaceClock(start: number): void {
  const KEY = 'test.clock';
  const FRAME_MS = 16;
  const began = Number(sessionStorage.getItem(KEY) ?? start);
  let now = began;
  let lastId = 0;
  interface Timer {
    readonly run: () => void;
    dueAt: number;
    readonly every: number | null;
  }
  const timers = new Map<number, Timer>();
  let frames = new Map<number, FrameRequestCallback>();
  const nativeDate = Date;
  const nativeFrame = requestAnimationFrame.bind(globalThis);
  const nativeTimeout = setTimeout.bind(globalThis);

  class PageDate extends nativeDate {
    // biome-ignore lint/suspicious/noExplicitAny: all that Date takes
    constructor(...given: any[]) {
      // biome-ignore lint/suspicious/noExplicitAny: see above
      super(...((given.length === 0 ? [now] : given) as [any]));
    }
    static override now = () => now;
  }
  const add = (run: () => void, delay: number, every: number | null) => {
    lastId += 1;
    timers.set(lastId, { run, dueAt: now + Math.max(1, delay), every });
    return lastId;
  };
  const remove = (id?: number) => void (id !== undefined && timers.delete(id));
  Object.assign(globalThis, {
    nativeFrame,
    Date: PageDate,
    setTimeout: (run: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) =>
      add(() => run(...given), delay, null),
    setInterval: (run: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) =>
      add(() => run(...given), delay, Math.max(1, delay)),
    clearTimeout: remove,
    clearInterval: remove,
    requestAnimationFrame: (run: FrameRequestCallback) => {
      lastId += 1;
      frames.set(lastId, run);
      return lastId;
    },
    cancelAnimationFrame: (id: number) => void frames.delete(id),
  });
  performance.now = () => now - began;

  // Messages, because nested timeouts of a browser take four milliseconds each.
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  const task = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve);
      port2.postMessage(null);
    });

  let calls = 0;
  let settled = () => {};
  const nativeFetch = fetch.bind(globalThis);
  globalThis.fetch = async (...input) => {
    calls += 1;
    // The answer is read, and what follows from it is done, two tasks after it has arrived.
    const end = async () => {
      await task();
      await task();
      calls -= 1;
      settled();
    };
    try {
      const response = await nativeFetch(...input);
      const read = response.text.bind(response);
      const parse = response.json.bind(response);
      response.text = () => read().finally(() => void end());
      response.json = () => parse().finally(() => void end());
      if (!response.body) void end();
      return response;
    } catch (error) {
      void end();
      throw error;
    }
  };
  const allAnswered = () =>
    new Promise<void>((resolve) => {
      if (calls === 0) return resolve();
      settled = () => calls === 0 && resolve();
      // A page that never reads some answer must not stop the clock.
      nativeTimeout(resolve, 5_000);
    });

  const run = (one: () => void) => {
    try {
      one();
    } catch (error) {
      reportError(error);
    }
  };
  const runDue = async () => {
    const due = [...timers].filter(([, { dueAt }]) => dueAt <= now);
    for (const [id, timer] of due) {
      if (!timers.has(id)) continue;
      if (timer.every === null) timers.delete(id);
      else timer.dueAt = now + timer.every;
      run(timer.run);
    }
    const asked = frames;
    frames = new Map();
    for (const callback of asked.values()) run(() => callback(now - began));
    await task();
  };
  globalThis.advanceClock = async (ms) => {
    now += ms;
    sessionStorage.setItem(KEY, String(now));
    await runDue();
    // What the timers began comes to its end: a scene is mounted, painted in two frames, and takes the other's place.
    for (let frame = 0; frame < 8; frame++) {
      await allAnswered();
      now += FRAME_MS;
      await runDue();
    }
    return now;
  };
  const keep = () => sessionStorage.setItem(KEY, String(now));
  addEventListener('pagehide', keep);
}
