/** Bars of the ring; also the steps of the intro's progress. */
export const BARS = 72;

/** How long the intro lasts, in milliseconds. */
export const DURATION = {
  /** With the skip button, which needs the script. */
  skippable: 12_000,
  /** Without it: the script has not arrived. */
  unskippable: 4_000,
  /** Under `prefers-reduced-motion`. */
  reducedMotion: 500,
} as const;

/** When the page starts to appear after the intro's end, and how long that takes; milliseconds. */
export const REVEAL = { delay: 300, fade: 700 } as const;
