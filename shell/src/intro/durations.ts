/** Bars of the ring; also the steps of the intro's progress. */
export const BARS = 72;

/** How long the intro lasts, in milliseconds, unless its film tells its own length. */
export const DURATION = {
  /** The film fails or has no length. */
  filmFailed: 12_000,
  /** The film has neither told its length nor failed. */
  filmSilent: 8_000,
  /** The script, which also shows the skip button, has not arrived. Also for a device that saves data: it gets no film. */
  noScript: 4_000,
  /** Under `prefers-reduced-motion`. */
  reducedMotion: 500,
} as const;

/** When the page starts to appear after the intro's end, and how long that takes; milliseconds. */
export const REVEAL = { delay: 300, fade: 700 } as const;

/**
 * How much of the intro must be left for a skip button, in milliseconds: one that goes again before a thumb reaches it only
 * startles, and making the page behind inert takes a slow phone a tenth of a second, twice.
 */
export const WORTH_SKIPPING = 1_000;
