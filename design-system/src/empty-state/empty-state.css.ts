import { globalStyle } from '@vanilla-extract/css';
import { rule } from '../theme/layers.css.ts';
import { asStack } from '../theme/shapes.ts';
import { layers, media, vars } from '../theme/tokens.css.ts';

export const root = rule({
  ...asStack('sm'),
  alignItems: 'center',
  paddingBlock: vars.space.xxl,
  paddingInline: vars.space.lg,
  textAlign: 'center',
});
export const ridge = rule({
  width: '12rem',
  fill: 'none',
  stroke: vars.line.control,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
});
// The flag is the one light of an empty place. Without a class of its own: it is part of every page's first markup.
globalStyle(`${ridge} > :last-child`, {
  '@layer': {
    [layers.components]: {
      stroke: vars.text.accent,
      fill: vars.text.accent,
      '@media': { [media.forcedColors]: { stroke: 'CanvasText', fill: 'CanvasText' } },
    },
  },
});
export const words = rule({ maxWidth: '32rem', color: vars.text.muted, textWrap: 'balance' });
export const action = rule({ paddingBlockStart: vars.space.xs });
