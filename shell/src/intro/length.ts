/** Bars of the ring, and steps of the intro's progress (spec section 2 and 4). */
export const BARS = 72;

/** How long the intro lasts in milliseconds, where no film gives it its length. */
export const LENGTH = {
  /** With a way to skip it, which takes a script. */
  skippable: 12_000,
  /** Without one: the script has not arrived. */
  unskippable: 4_000,
  /** For who asks for less motion. */
  still: 500,
} as const;

/** From the intro's end until the page begins to show, and how long it takes to (spec section 9). */
export const REVEAL = { delay: 300, fade: 700 } as const;
