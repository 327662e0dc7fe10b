interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What can be seen of a part. */
export interface Seen {
  /** Whether there is nothing to see in its frame: no text and no picture. */
  readonly isBlank: boolean;
  /** What cannot be seen as a whole: beyond the frame, or cut by an element around it. */
  readonly outside: readonly string[];
}

/** Looks at what is in the frame `frame`. It uses nothing around it: the check sends it into the documents of guests. */
export async function lookAt(frame: HTMLElement): Promise<Seen> {
  /** What is not meant to be seen, or only a backdrop. */
  const NOT_READ = '[aria-hidden="true"], [data-unread]';
  /** Text reaches beyond its line's box by the parts of a font that few letters use: this part of its size. */
  const FONT_OVERHANG = 0.3;

  const isSeen = (element: HTMLElement): boolean =>
    element.clientWidth !== 1 &&
    element.getClientRects().length > 0 &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest(NOT_READ);

  /** Returns the visible elements with text of their own. Texts for screen readers alone have no size. */
  const texts = (): HTMLElement[] => {
    const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
    const elements = new Set<HTMLElement>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (node.textContent?.trim() && parent && isSeen(parent)) elements.add(parent);
    }
    return [...elements];
  };

  const pictures = (): HTMLElement[] =>
    [...frame.querySelectorAll<HTMLElement>('img, video, canvas, [role="img"]')].filter(isSeen);

  /** The box of an element's text, or of a picture. */
  const boxOf = (element: HTMLElement): Box => {
    if (element.childNodes.length === 0) return element.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };

  const isWithin = (box: Box, outer: Box, overhang: number): boolean =>
    box.left >= outer.left - 1 &&
    box.right <= outer.right + 1 &&
    box.top >= outer.top - overhang &&
    box.bottom <= outer.bottom + overhang;

  const problemOf = (name: string, element: HTMLElement): string[] => {
    const box = boxOf(element);
    const overhang = Number.parseFloat(getComputedStyle(element).fontSize) * FONT_OVERHANG;
    if (!isWithin(box, frame.getBoundingClientRect(), overhang)) return [`${name} reaches beyond the frame`];
    for (let around = element; around !== frame; around = around.parentElement ?? frame) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const cuts = overflowX !== 'visible' || overflowY !== 'visible';
      if (cuts && !isWithin(box, around.getBoundingClientRect(), overhang)) return [`${name} is cut`];
    }
    return [];
  };

  const largerThanScreen = (): string[] => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return scrollWidth > innerWidth + 1 || scrollHeight > innerHeight + 1
      ? [`The scene is ${scrollWidth} × ${scrollHeight} px large, the screen ${innerWidth} × ${innerHeight}`]
      : [];
  };

  if (texts().length === 0 && pictures().length === 0) return { isBlank: true, outside: [] };
  await document.fonts.load("650 1rem 'Archivo Variable'");
  await document.fonts.ready;
  // What still moves is looked at where it comes to rest.
  for (const animation of frame.getAnimations({ subtree: true }))
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  return {
    isBlank: false,
    outside: [
      ...texts().flatMap((text) => problemOf(`«${text.textContent?.trim()}»`, text)),
      ...pictures().flatMap((picture) => problemOf(`<${picture.localName}>`, picture)),
      ...largerThanScreen(),
    ],
  };
}
