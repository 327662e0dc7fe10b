import { rule } from '../theme/layers.css.ts';
import { inMiddle } from '../theme/shapes.ts';
import { vars } from '../theme/tokens.css.ts';

export const figures = rule({ fontVariantNumeric: 'tabular-nums lining-nums', fontWeight: 600 });

export const boxed = rule({ position: 'relative' });
/** Over the end of the box, which a number of a few digits leaves free. */
export const badge = rule({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.xs,
  ...inMiddle,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
});
