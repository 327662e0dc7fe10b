import type { CDPSession, Page } from 'playwright';
import { painted } from './layout.ts';

/** An element that Tab reaches. */
export interface TabStop {
  /** Its text or label, for messages. */
  readonly name: string;
  /** Its box in the page, in CSS pixels. */
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
  /** Whether the screen looks different while it has the focus. */
  readonly isFocusVisible: boolean;
}

const STOPS_AT_MOST = 150;

/** Presses Tab until the focus leaves the page or returns to a stop. Returns the stops in their order. */
export async function tabStops(page: Page): Promise<TabStop[]> {
  const stops: TabStop[] = [];
  const session = await page.context().newCDPSession(page);
  // A caret alone does not show where the focus is.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { caret-color: transparent !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  for (let presses = 0; presses < STOPS_AT_MOST; presses++) {
    await page.keyboard.press('Tab');
    const focused = await markFocused(page);
    if (focused === null) return stops;
    stops.push({ ...focused, isFocusVisible: await looksFocused(page, session) });
  }
  throw new Error(`More than ${STOPS_AT_MOST} tab stops, the last at «${stops.at(-1)?.name}».`);
}

/** Returns the names of visible elements that can be operated, and that Tab has not reached. */
export const missedByTab = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]')]
      .filter((element) => !element.matches(':disabled, [tabindex="-1"], [inert] *, [data-tabbed]'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => element.ariaLabel ?? element.textContent.trim()),
  );

/** Returns the focused element, or null if there is none or it was focused before. */
const markFocused = (page: Page): Promise<Pick<TabStop, 'name' | 'box'> | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (
      !(element instanceof HTMLElement) ||
      element === document.body ||
      element.dataset.tabbed !== undefined
    )
      return null;
    element.dataset.tabbed = '';
    // The box of a checkbox is its label: the input itself is hidden.
    const { left, top, right, bottom } = (element.closest('label') ?? element).getBoundingClientRect();
    // A menu that scrolls moves its next item up, towards the one before.
    let [x, y] = [scrollX, scrollY];
    for (let around = element.parentElement; around && around !== document.documentElement; ) {
      x += around.scrollLeft;
      y += around.scrollTop;
      around = around.parentElement;
    }
    return {
      name: element.ariaLabel ?? (element.closest('label') ?? element).textContent.trim(),
      box: { left: left + x, top: top + y, right: right + x, bottom: bottom + y },
    };
  });

/** Compares the element and what is around it, with the focus and without. The next Tab goes on from the same element. */
async function looksFocused(page: Page, session: CDPSession): Promise<boolean> {
  await painted(page);
  // A busy browser takes more frames until it has scrolled to the element.
  await page.waitForFunction(() => {
    const stop = document.activeElement;
    const { top, bottom } = (stop?.closest('label') ?? stop ?? document.body).getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  const clip = await areaOfFocus(page);
  const focused = await picture(session, clip);
  const element = await page.evaluateHandle(() => document.activeElement);
  await element.evaluate((stop) => {
    // A dialog takes a lost focus back, but it can have the focus itself.
    const dialog = stop?.closest<HTMLElement>('[role=dialog], [role=alertdialog]');
    if (dialog) dialog.focus();
    else if (stop instanceof HTMLElement) stop.blur();
  });
  await painted(page);
  const without = await picture(session, clip);
  await element.evaluate((stop) => stop instanceof HTMLElement && stop.focus());
  return focused !== without;
}

/** How far from an element its focus may show, in CSS pixels. Farther away other things change, such as a countdown. */
const AROUND = 24;

/** Part of a page, in its CSS pixels. */
interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns a picture of a part of the page, as text. Chromium's own call takes half as long as Playwright's `screenshot`. */
async function picture(session: CDPSession, area: Area): Promise<string> {
  const clip = { ...area, scale: 1 };
  return (await session.send('Page.captureScreenshot', { clip, format: 'png', optimizeForSpeed: true })).data;
}

/** Returns the part of the window in which the focus shows. */
const areaOfFocus = (page: Page): Promise<Area> =>
  page.evaluate((around) => {
    const stop = document.activeElement;
    const { left, top, right, bottom } = (
      stop?.closest('label') ??
      stop ??
      document.body
    ).getBoundingClientRect();
    const [x, y] = [Math.max(0, left - around), Math.max(0, top - around)];
    return {
      x: x + scrollX,
      y: y + scrollY,
      width: Math.min(innerWidth, right + around) - x,
      height: Math.min(innerHeight, bottom + around) - y,
    };
  }, AROUND);
