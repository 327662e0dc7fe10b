import { rule } from '@vetta/design-system/product-rule';
import { asGrid, vars } from '@vetta/design-system/theme';

export const sections = rule({ ...asGrid('section', 'minmax(0, 1fr)') });

/** As tall as a screen before the sections have come, so that the footer does not move through it. */
export const below = rule({
  minHeight: '100dvh',
  paddingBlockEnd: vars.space.xxxl,
  '@media': { print: { minHeight: 0, paddingBlockEnd: 0 } },
});
