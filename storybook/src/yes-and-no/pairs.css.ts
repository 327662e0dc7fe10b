import { style } from '@vanilla-extract/css';
import { vars } from '@vetta/design-system/theme';

export const pairs = style({ display: 'grid', gap: vars.space.xl });
export const pair = style({ display: 'grid', gap: vars.space.sm });
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: vars.space.md,
});

const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.md,
  padding: vars.space.lg,
  background: vars.surface.base,
  borderRadius: vars.radius.lg,
  borderTop: '3px solid',
});
export const yes = style([side, { borderColor: vars.status.success }]);
export const no = style([side, { borderColor: vars.status.danger }]);
