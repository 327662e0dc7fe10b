/** Bars of the ring; also the steps of the intro's progress. */
export const BARS = 72;

/** How long the intro lasts, in milliseconds, unless its film tells its own length. */
export const DURATION = {
  /** With the skip button, which needs the script, when the film fails or has no length. */
  skippable: 12_000,
  /** Without it: the script has not arrived. Also if the device saves data and the film is not loaded. */
  unskippable: 4_000,
  /** When the film has neither told its length nor failed by then. */
  silent: 8_000,
  /** Under `prefers-reduced-motion`. */
  reducedMotion: 500,
} as const;

/** When the page starts to appear after the intro's end, and how long that takes; milliseconds. */
export const REVEAL = { delay: 300, fade: 700 } as const;
