/** The elements with text of their own; not those of a drawing that is not meant to be read. */
function elementsWithText(root: HTMLElement): HTMLElement[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const elements = new Set<HTMLElement>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    // What is hidden, or only for screen readers, has no size.
    const isSeen = parent && parent.clientWidth !== 1 && parent.getClientRects().length > 0;
    if (node.textContent?.trim() && isSeen && !parent.closest('[data-unread]')) elements.add(parent);
  }
  return [...elements];
}

/** Half a pixel more than the margin for screens that crop. */
const ROUNDING = 0.5;

function edgeProblem(text: HTMLElement): string | null {
  const range = document.createRange();
  range.selectNodeContents(text);
  const { left, right, top, bottom } = range.getBoundingClientRect();
  const inline = innerWidth * 0.034 - ROUNDING;
  const block = innerHeight * 0.04 - ROUNDING;
  if (left < inline || right > innerWidth - inline) return 'reaches beyond a side of the frame';
  return top < block || bottom > innerHeight - block ? 'reaches above or below the frame' : null;
}

const sizeOf = (text: HTMLElement) => Number.parseFloat(getComputedStyle(text).fontSize);

/** Returns why a scene cannot be read from five metres: texts that are small, or beyond the frame. For stories. */
export async function unreadable(root: HTMLElement): Promise<string[]> {
  // The fallback font has no width axis: names would take more lines. `ready` alone is true before a font is asked for.
  await document.fonts.load("650 1rem 'Archivo Variable'");
  await document.fonts.ready;
  // What still moves is looked at where it comes to rest.
  for (const animation of root.getAnimations({ subtree: true })) animation.finish();
  const smallest = Math.min(innerWidth, innerHeight) * 0.0249;
  return elementsWithText(root).flatMap((text) => {
    const words = `«${text.textContent}»`;
    const problem = edgeProblem(text);
    return [
      ...(sizeOf(text) < smallest ? [`${words} is small: ${sizeOf(text)} px`] : []),
      ...(problem ? [`${words} ${problem}`] : []),
    ];
  });
}

/** Returns the pairs of texts that stand on one another. */
export function overlapping(root: HTMLElement, selector: string): string[] {
  const boxes = [...root.querySelectorAll<HTMLElement>(selector)].map((element) => ({
    words: element.textContent ?? '',
    box: element.getBoundingClientRect(),
  }));
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        ({ box }) =>
          box.left < one.box.right - 1 &&
          one.box.left < box.right - 1 &&
          box.top < one.box.bottom - 1 &&
          one.box.top < box.bottom - 1,
      )
      .map(({ words }) => `«${one.words}» and «${words}»`),
  );
}
