import { rule } from '@vetta/design-system/product-rule';
import { media, vars } from '@vetta/design-system/theme';

export const peak = rule({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' });
export const mountain = rule({
  fill: vars.ridge.far,
  opacity: 0.55,
  '@media': { [media.forcedColors]: { display: 'none' } },
});
export const edge = rule({
  fill: 'none',
  stroke: vars.line.control,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
export const pole = rule({
  stroke: vars.text.primary,
  strokeWidth: 2,
  strokeLinecap: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
export const flag = rule({
  fill: vars.text.accent,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
