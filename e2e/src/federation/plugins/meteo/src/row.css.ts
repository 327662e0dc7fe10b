import { style } from '@vanilla-extract/css';
import { layers, vars } from '@vetta/design-system/theme';

export const row = style({
  '@layer': { [layers.product]: { padding: vars.space.md, color: vars.movement.up } },
});
