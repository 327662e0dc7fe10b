import { rule } from '@vetta/design-system/product-rule';
import { media, vars } from '@vetta/design-system/theme';

/** In pixels, whatever the width of the path below it. */
export const flag = rule({ overflow: 'visible' });

export const pole = rule({
  stroke: vars.text.primary,
  strokeWidth: 2,
  strokeLinecap: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const foot = rule({
  fill: vars.text.primary,
  stroke: vars.ground.deep,
  strokeWidth: 2.5,
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

export const cloth = rule({
  fill: vars.text.primary,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

export const words = rule({
  fill: vars.text.onBright,
  // In pixels, as its cloth.
  fontSize: 14,
  fontWeight: 750,
  fontStretch: '104%',
  fontVariantNumeric: 'tabular-nums',
  dominantBaseline: 'central',
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
});
