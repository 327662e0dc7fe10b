import { rule } from '@vetta/design-system/product-rule';
import { sideSelectors, side as sideVars, vars } from '@vetta/design-system/theme';

export const onScreen = rule({ '@media': { print: { display: 'none' } } });
/** Of the cards one is printed. */
export const printed = rule({
  '@media': { print: { selectors: { '&[data-printed=false]': { display: 'none' } } } },
});
export const sides = rule({ display: 'grid', gap: vars.space.xs });
export const side = rule({
  display: 'grid',
  gridTemplateColumns: `${vars.space.sm} minmax(0, 1fr) auto`,
  gap: vars.space.xs,
  alignItems: 'baseline',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'break-word',
});
export const mark = rule({
  width: vars.space.sm,
  height: vars.space.sm,
  background: sideVars.colour,
  clipPath: sideVars.sign,
  selectors: sideSelectors,
});
