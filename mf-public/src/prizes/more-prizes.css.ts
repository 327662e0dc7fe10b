import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const lines = rule({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.xs,
});
export const line = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'center',
  columnGap: vars.space.sm,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.md,
  borderRadius: vars.radius.lg,
  background: `color-mix(in srgb, ${vars.surface.base} 92%, transparent)`,
  lineHeight: 1.2,
});
export const label = rule({
  fontSize: vars.size.sm,
  fontWeight: 800,
  fontStretch: '112%',
  letterSpacing: '0.02em',
  color: vars.text.accent,
});
export const title = rule({ fontSize: vars.size.md, fontWeight: 700, overflowWrap: 'anywhere' });
export const note = rule({ fontSize: vars.size.sm, color: vars.text.muted, fontStretch: '88%' });
