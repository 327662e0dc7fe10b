import type { Page } from 'playwright';

/** What a wall's page counts by itself, over all its loads. */
export interface WatchedFrames {
  /** Frames that the browser has painted since the wall first showed something. */
  readonly frames: number;
  /** Those of them without a visible scene or board. */
  readonly empty: number;
  /** When the first empty frame was (the page's time), in which load, and what the page's body was. */
  readonly firstEmpty: string | null;
  readonly loads: number;
  /** Promises that were rejected and that nothing handled. */
  readonly rejections: readonly string[];
}

/** Lets a wall's page count its frames. Call it before it loads, and before its clock is replaced. Returns a function that reads. */
export async function watchFrames(page: Page): Promise<() => Promise<WatchedFrames>> {
  await page.addInitScript(count);
  return () => page.evaluate(() => (globalThis as unknown as { watched: WatchedFrames }).watched);
}

/** Runs in the page, before its own scripts. */
function count(): void {
  // It runs in guests' documents, too.
  if (self.origin === 'null') return;
  const KEY = 'test.watched';
  const frame = requestAnimationFrame.bind(globalThis);
  const fresh = {
    frames: 0,
    empty: 0,
    firstEmpty: null as string | null,
    loads: 0,
    rejections: [] as string[],
  };
  const watched: typeof fresh = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? fresh;
  watched.loads += 1;
  Object.assign(globalThis, { watched });
  addEventListener('pagehide', () => sessionStorage.setItem(KEY, JSON.stringify(watched)));
  // Before the shell's own listener, which takes those of plugins out of the console.
  addEventListener('unhandledrejection', ({ reason }) => watched.rejections.push(String(reason)));
  let isBegun = false;
  const look = () => {
    // Scenes, guests' frames, and the board that the document brings for the time before the first of them.
    const shown = [...document.querySelectorAll('main, iframe, [aria-hidden]:has(+ #root)')];
    const isEmpty = !shown.some((one) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    isBegun ||= !isEmpty;
    if (isBegun) watched.frames += 1;
    if (isBegun && isEmpty) {
      watched.empty += 1;
      const { body, readyState } = document;
      watched.firstEmpty ??= `${new Date().toISOString()}, load ${watched.loads}, ${readyState}: ${body.outerHTML.slice(0, 5000)}`;
    }
    frame(look);
  };
  frame(look);
}
