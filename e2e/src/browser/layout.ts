import type { Locator, Page } from 'playwright';

/** Returns where an element is, in CSS pixels of the window. Throws if it is not shown. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return box;
}

/** Gives the window another width, and waits until the page is laid out and painted in it. */
export async function resizeTo(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: page.viewportSize()?.height ?? 740 });
  await painted(page);
}

/** Waits until the page has painted what it has by now: a busy machine paints late. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((paint) => requestAnimationFrame(() => requestAnimationFrame(paint))));

/** Returns the words of these names that take more than one line. */
export async function brokenWords(page: Page, names: string): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].flatMap((name) => {
        const text = name.firstChild;
        if (!(text instanceof Text)) return ['a name without text'];
        return [...text.data.matchAll(/[^\s-]+/g)]
          .filter(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return range.getClientRects().length > 1;
          })
          .map(({ 0: word }) => word);
      }),
    names,
  );
}
