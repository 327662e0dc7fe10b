import { rule } from '@vetta/design-system/product-rule';
import { media, vars } from '@vetta/design-system/theme';

export const dial = rule({ flexShrink: 0, width: '5rem', height: '5rem' });

export const track = rule({ fill: 'none', stroke: vars.surface.hover, strokeWidth: 5 });

// From midnight, at the top.
export const passed = rule({
  fill: 'none',
  stroke: vars.status.info,
  strokeWidth: 5,
  transform: 'rotate(-90deg)',
  transformOrigin: 'center',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const mark = rule({
  stroke: vars.text.primary,
  strokeWidth: 3,
  strokeLinecap: 'round',
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});
