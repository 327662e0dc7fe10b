/** The points for the lottery until the site's settings are known (docs/rules.md, «Lottery»). */
export const DEFAULT_THRESHOLD = 1200;
