import type { Page } from 'playwright';
import { painted } from './layout.ts';

/** How long a busy machine may take to lay a screen out, in milliseconds. */
const LAID_OUT_WITHIN_MS = 5_000;

/**
 * Returns what a reader with large text stumbles over on this screen once it rests: a page wider than the view, words that are
 * broken inside, and texts that stand on one another. What floats over the page is measured with its own kind.
 */
export async function crowded(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const until = performance.now() + LAID_OUT_WITHIN_MS;
  let found = await crowdedNow(page);
  while (found.length > 0 && performance.now() < until) {
    await painted(page);
    found = await crowdedNow(page);
  }
  return found;
}

function crowdedNow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`${scrollWidth} px wide`);
    // Under an open dialog nothing is read.
    const dialogs = [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')];
    const root = dialogs.at(-1) ?? document.body;
    for (const part of document.querySelectorAll('[data-dialog] *')) {
      const isScrolled = /auto|scroll/.test(getComputedStyle(part).overflowX);
      if (isScrolled && part.scrollWidth > part.clientWidth + 1)
        found.push(`${part.scrollWidth} px wide in a dialog`);
    }
    interface Line {
      readonly text: string;
      readonly element: Element;
      readonly layer: Element | null;
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
    const lines: Line[] = [];
    const layerOf = (element: Element | null): Element | null => {
      for (let one = element; one; one = one.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(one).position)) return one;
      return null;
    };
    /** The part of a box that its scrolling and cutting ancestors leave. */
    const seen = (box: DOMRect, element: Element) => {
      let { left, right, top, bottom } = box;
      for (let one: Element | null = element; one; one = one.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(one);
        if (clipPath !== 'none') return null;
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const cut = one.getBoundingClientRect();
        left = Math.max(left, cut.left);
        right = Math.min(right, cut.right);
        top = Math.max(top, cut.top);
        bottom = Math.min(bottom, cut.bottom);
      }
      return right - left > 2 && bottom - top > 2 ? { left, right, top, bottom } : null;
    };
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!(node instanceof Text) || !element || node.data.trim() === '') continue;
      // Hashes and addresses have no words; a drawing's letters are placed by hand.
      if (element.closest('code, svg, noscript, script, style, option, [data-unread]')) continue;
      if (
        !element.checkVisibility({
          contentVisibilityAuto: true,
          opacityProperty: true,
          visibilityProperty: true,
        })
      )
        continue;
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].flatMap((box) => seen(box, element) ?? []);
      if (boxes.length === 0) continue;
      const layer = layerOf(element);
      for (const box of boxes) lines.push({ text: node.data.trim().slice(0, 30), element, layer, ...box });
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}’'.]{2,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 4) found.push(`«${word}» is broken`);
      }
    }
    lines.sort((one, other) => one.top - other.top);
    lines.forEach((one, index) => {
      for (const other of lines.slice(index + 1)) {
        if (other.top > one.bottom - 3) break;
        if (other.layer !== one.layer || one.element === other.element) continue;
        // A line's box is higher than its letters.
        const inset = 0.2 * Math.min(one.bottom - one.top, other.bottom - other.top);
        if (
          one.left < other.right - 2 &&
          other.left < one.right - 2 &&
          Math.min(one.bottom, other.bottom) - other.top > inset + 2
        )
          found.push(`«${one.text}» and «${other.text}» overlap`);
      }
    });
    return [...new Set(found)];
  });
}
