import { vars } from './tokens.css.ts';

/** The colours of the first three, as `selectors` of a rule: the element has `data-tier`. */
export const podiumSelectors = {
  '&[data-tier=gold]': { color: vars.podium.gold },
  '&[data-tier=silver]': { color: vars.podium.silver },
  '&[data-tier=bronze]': { color: vars.podium.bronze },
} as const;
