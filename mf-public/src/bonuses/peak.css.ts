import { rule } from '@vetta/design-system/product-rule';
import { media, vars } from '@vetta/design-system/theme';

export const peak = rule({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' });
export const mountain = rule({ '@media': { [media.forcedColors]: { display: 'none' } } });
/** The summit is lit, the foot lies in the dark. */
export const lit = rule({
  stopColor: `color-mix(in srgb, ${vars.glow.start} 58%, ${vars.ridge.far})`,
});
export const foot = rule({ stopColor: `color-mix(in srgb, ${vars.ridge.far} 40%, transparent)` });
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
export const furled = rule({ fill: 'none', stroke: vars.line.control, strokeWidth: 2 });
export const flag = rule({
  fill: vars.text.accent,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
