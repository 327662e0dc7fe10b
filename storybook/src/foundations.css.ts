import { style } from '@vanilla-extract/css';
import { vars } from '@vetta/design-system/theme';

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: vars.space.sm,
  marginBlock: vars.space.md,
  color: vars.text.primary,
  fontFamily: vars.font.text,
});

export const swatch = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  fontSize: vars.size.sm,
});

export const colour = style({
  height: '4.5rem',
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.line.faint}`,
});

export const name = style({
  fontSize: vars.size.xs,
  color: vars.text.muted,
  fontFamily: 'ui-monospace, monospace',
});

export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  marginBlock: vars.space.md,
  padding: vars.space.lg,
  color: vars.text.primary,
  fontFamily: vars.font.text,
  background: vars.ground.deep,
  border: `1px solid ${vars.line.faint}`,
  borderRadius: vars.radius.lg,
});

export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space.md });
export const label = style([name, { width: '6rem', flexShrink: 0 }]);
export const bar = style({ height: '1rem', background: vars.glow.gradient, borderRadius: vars.radius.sm });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: vars.space.xs,
});
