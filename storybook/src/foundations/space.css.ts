import { style } from '@vanilla-extract/css';
import { vars } from '@vetta/design-system/theme';

export const bar = style({
  height: '1.25rem',
  maxWidth: '100%',
  background: vars.glow.gradient,
  borderRadius: vars.radius.xs,
});
export const corners = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: vars.space.lg,
});
export const corner = style({ display: 'grid', gap: vars.space.xxs, fontWeight: 650 });
export const box = style({
  aspectRatio: '4 / 3',
  background: `linear-gradient(160deg, ${vars.surface.hover}, ${vars.surface.base})`,
  border: `1px solid ${vars.line.control}`,
});
export const value = style({ fontWeight: 400, fontSize: vars.size.xs, color: vars.text.muted });
export const control = style({
  display: 'flex',
  alignItems: 'center',
  width: 'min(100%, 18rem)',
  paddingInline: vars.space.md,
  background: vars.surface.raised,
  borderRadius: vars.radius.sm,
  fontSize: vars.size.sm,
});
