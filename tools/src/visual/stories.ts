import type { Browser } from 'playwright';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { z } from 'zod';

/** A story and the size of its screen. */
export interface Story {
  readonly id: string;
  /** The title of its file, «Pagina pubblica/Classifica». */
  readonly title: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

const Viewports = z.record(
  z.string(),
  z.object({ styles: z.object({ width: z.string(), height: z.string() }) }),
);

const Extracted = z.record(
  z.string(),
  z.object({
    id: z.string(),
    title: z.string(),
    name: z.string(),
    globals: z.object({ viewport: z.object({ value: z.string() }).partial().optional() }),
    parameters: z.object({ viewport: z.object({ options: Viewports }).partial().optional() }),
  }),
);

/** The size of a story that names no viewport, as in the stories' tests. */
const DEFAULT_SIZE = { width: 1200, height: 900 };

/** Returns the stories of a served Storybook, by id. Throws if its preview does not answer. */
export async function storiesOf(browser: Browser, url: string): Promise<Map<string, Story>> {
  const page = await browser.newPage();
  try {
    await page.goto(`${url}/iframe.html?viewMode=docs`);
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
    const extracted: unknown = await page.evaluate(async () => {
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
        __STORYBOOK_PREVIEW__: {
          ready(): Promise<void>;
          extract(): Promise<Record<string, Record<string, unknown>>>;
        };
      };
      await preview.ready();
      // Args and parameters hold functions and elements, which cannot leave the page.
      return Object.fromEntries(
        Object.entries(await preview.extract()).map(([id, { title, name, globals, parameters }]) => [
          id,
          JSON.parse(
            JSON.stringify({
              id,
              title,
              name,
              globals: { viewport: (globals as Record<string, unknown>).viewport },
              parameters: { viewport: (parameters as Record<string, unknown>).viewport },
            }),
          ),
        ]),
      );
    });
    return new Map(Object.values(Extracted.parse(extracted)).map((story) => [story.id, toStory(story)]));
  } finally {
    await page.close();
  }
}

function toStory({ id, title, name, globals, parameters }: z.output<typeof Extracted>[string]): Story {
  const viewports = { ...Viewports.parse(MINIMAL_VIEWPORTS), ...parameters.viewport?.options };
  const styles = viewports[globals.viewport?.value ?? '']?.styles;
  const size = styles && {
    width: Number.parseInt(styles.width, 10),
    height: Number.parseInt(styles.height, 10),
  };
  return { id, title, name, ...(size ?? DEFAULT_SIZE) };
}
