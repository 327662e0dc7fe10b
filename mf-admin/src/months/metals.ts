import { vars } from '@vetta/design-system/theme';

/** The podium's colours, as `selectors` of a rule: the element has `data-tier`. */
export const metals = {
  '&[data-tier=gold]': { color: vars.podium.gold },
  '&[data-tier=silver]': { color: vars.podium.silver },
  '&[data-tier=bronze]': { color: vars.podium.bronze },
} as const;
