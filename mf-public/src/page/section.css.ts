import { rule } from '@vetta/design-system/product-rule';
import { asGrid, media, vars } from '@vetta/design-system/theme';
import { slimHeight } from './public-page.css.ts';

export const section = rule({
  scrollMarginBlockStart: `calc(${slimHeight} + ${vars.space.md})`,
  // The first after the board, which stands closer to the card of the day's end.
  selectors: { '&[id=challenges]': { marginBlockStart: `calc(${vars.space.section} - ${vars.space.lg})` } },
});

export const header = rule({
  ...asGrid('lg'),
  alignItems: 'center',
  marginBlockEnd: vars.space.xl,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    print: { breakInside: 'avoid', breakAfter: 'avoid', marginBlockEnd: vars.space.xs },
  },
});

export const words = rule({ minWidth: 0 });
export const hint = rule({
  maxWidth: '34rem',
  marginBlockStart: vars.space.xs,
  fontSize: vars.size.lg,
  lineHeight: 1.4,
  color: vars.text.muted,
});
