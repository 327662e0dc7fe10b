import { rule } from '@vetta/design-system/product-rule';
import { covering, media, vars } from '@vetta/design-system/theme';

export const root = rule({
  position: 'relative',
  height: '4.5rem',
  // The flag stands above the summit, and the marker's half is wider than the line.
  marginBlock: `${vars.space.lg} ${vars.space.sm}`,
  marginInline: vars.space.xxs,
});

export const layer = rule({ ...covering, maxWidth: 'none', overflow: 'visible' });
export const loose = rule({ overflow: 'visible' });

export const mountain = rule({
  fill: vars.surface.hover,
  opacity: 0.5,
  '@media': { [media.forcedColors]: { display: 'none' } },
});

const stroke = { fill: 'none', strokeLinejoin: 'round', vectorEffect: 'non-scaling-stroke' } as const;
export const ahead = rule({
  ...stroke,
  stroke: vars.line.control,
  strokeWidth: '1.5px',
  strokeDasharray: '1 6',
  strokeLinecap: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
export const climbed = rule({ ...stroke, strokeWidth: '3px' });

export const pole = rule({
  stroke: vars.text.muted,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
export const flag = rule({
  fill: vars.text.muted,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
export const ownFlag = rule({
  fill: vars.text.accent,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
export const here = rule({
  fill: vars.text.primary,
  stroke: vars.surface.base,
  strokeWidth: 2.5,
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});
