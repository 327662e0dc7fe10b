import type { Browser, BrowserContext, Page } from 'playwright';
import type { Story } from './stories.ts';

/** The moment at which the pages' clock stands: the stories' Saturday, 18:42:52 in Rome. */
const NOW = new Date('2026-11-21T17:42:52Z');

/**
 * The address of every Storybook in its pictures: some stories show their own. It is loopback, where the browser allows the
 * worker that answers the stories' calls.
 */
const ORIGIN = 'http://localhost';

/** How long a story may take until it is shown and its play function has ended, in milliseconds. */
const SHOWN_WITHIN = 60_000;

export interface Photograph {
  /** A PNG of the whole page. */
  readonly png: Buffer;
  /** Whether the story threw or never ended: its picture then shows the error, or how far it came. */
  readonly hasFailed: boolean;
}

/** A tab in which one story after the other is shown. */
export interface Camera {
  /** Shows a story and photographs it. A story of the same file as the one before takes over its page, unless `afresh`. */
  photograph(story: Story, how?: { readonly afresh: boolean }): Promise<Photograph>;
  close(): Promise<void>;
}

/** Opens a tab on a served Storybook. Nothing moves in it: reduced motion, a clock that stands, the same random numbers. */
export async function openCamera(browser: Browser, url: string): Promise<Camera> {
  const context = await browser.newContext({
    proxy: { server: url },
    reducedMotion: 'reduce',
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    colorScheme: 'dark',
  });
  await freeze(context);
  const page = await context.newPage();
  let title: string | undefined;
  return {
    async photograph(story, { afresh } = { afresh: false }) {
      const { width, height } = story;
      await page.setViewportSize({ width, height });
      if (afresh || story.title !== title) await open(page, story);
      else await switchTo(page, story);
      const taken = await photograph(page, story);
      // After a failure the next story begins on a new page.
      title = taken.hasFailed ? undefined : story.title;
      return taken;
    },
    close: () => context.close(),
  };
}

async function freeze(context: BrowserContext): Promise<void> {
  // Timers run on: stories wait for what they name.
  await context.clock.setFixedTime(NOW);
  await context.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
    let seed = 1;
    Math.random = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
  });
}

async function open(page: Page, { id }: Story): Promise<void> {
  await page.goto(`${ORIGIN}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
}

/** Shows another story on the same page, four times as fast as a new page. */
const switchTo = (page: Page, { id }: Story): Promise<void> =>
  page.evaluate((storyId) => {
    localStorage.clear();
    sessionStorage.clear();
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit(name: string, event: object): void };
    };
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);

async function photograph(page: Page, { id }: Story): Promise<Photograph> {
  // A story that never ends is photographed as it is, and counts as failed.
  const hasEnded = await page
    .waitForFunction(
      (id) => {
        const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
          __STORYBOOK_PREVIEW__?: { currentRender?: { id: string; phase?: string } };
        };
        const { id: shown, phase } = preview?.currentRender ?? {};
        return shown === id && phase === 'finished';
      },
      id,
      { timeout: SHOWN_WITHIN },
    )
    .then(
      () => true,
      () => false,
    );
  await settle(page);
  return {
    png: await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }),
    hasFailed: !hasEnded || (await page.locator('body.sb-show-errordisplay').count()) > 0,
  };
}

/** Waits for fonts and pictures, stops films at their first frame, and lets the page paint. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (const film of document.querySelectorAll('video')) {
      film.pause();
      film.currentTime = 0;
    }
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
