import { rule } from '@vetta/design-system/product-rule';
import { sideSelectors, side as sideVars, vars } from '@vetta/design-system/theme';

export const onScreen = rule({ '@media': { print: { display: 'none' } } });
/** Of the cards one is printed. */
export const printed = rule({
  '@media': { print: { selectors: { '&[data-printed=false]': { display: 'none' } } } },
});
export const sides = rule({ display: 'grid', gap: vars.space.xs });
export const side = rule({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const name = rule({ flex: '1 1 7rem', overflowWrap: 'break-word' });
export const mark = rule({
  alignSelf: 'center',
  width: vars.space.sm,
  height: vars.space.sm,
  background: sideVars.colour,
  clipPath: sideVars.sign,
  selectors: sideSelectors,
});
