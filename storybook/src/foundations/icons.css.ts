import { style } from '@vanilla-extract/css';
import { vars } from '@vetta/design-system/theme';

export const card = style({
  display: 'grid',
  gap: vars.space.xxs,
  justifyItems: 'start',
  padding: vars.space.md,
  background: vars.surface.base,
  borderRadius: vars.radius.md,
});
export const own = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.lg });
