import { style } from '@vanilla-extract/css';
import { vars } from '@vetta/design-system/theme';

export const rows = style({ display: 'grid', gap: vars.space.xs });
const columns = {
  display: 'grid',
  gap: vars.space.sm,
  padding: vars.space.md,
  background: vars.surface.base,
  borderRadius: vars.radius.md,
} as const;
export const pair = style({
  ...columns,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
});
export const word = style({
  ...columns,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
});
export const phrase = style({ display: 'flex', alignItems: 'baseline', gap: vars.space.sm, fontWeight: 550 });
export const no = style({ fontWeight: 400, color: vars.text.muted });
export const rules = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: vars.space.lg,
});
export const rule = style({ display: 'grid', gap: vars.space.xxs });
