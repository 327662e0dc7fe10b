import { rule } from '@vetta/design-system/product-rule';
import { asInline, sideSelectors, side as sideVars, vars } from '@vetta/design-system/theme';

export const onScreen = rule({ '@media': { print: { display: 'none' } } });
/** The one that is printed alone, as wide as the paper. */
export const alone = rule({ '@media': { print: { gridColumn: '1 / -1' } } });
/** What is not on the paper of one alone. */
export const others = rule({
  '@media': {
    print: { breakInside: 'avoid', selectors: { [`:root:has(.${alone}) &`]: { display: 'none' } } },
  },
});
export const side = rule({
  ...asInline('xs'),
  rowGap: 0,
  fontVariantNumeric: 'tabular-nums',
});
export const name = rule({ flex: '1 1 7rem', overflowWrap: 'break-word' });
export const mark = rule({
  width: vars.space.sm,
  height: vars.space.sm,
  background: sideVars.colour,
  clipPath: sideVars.sign,
  selectors: sideSelectors,
});
