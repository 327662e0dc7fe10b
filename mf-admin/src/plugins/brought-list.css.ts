import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const group = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.xxs} ${vars.space.xs}`,
});
export const label = rule({ minWidth: '6.4rem', fontSize: vars.size.sm, color: vars.text.muted });
export const item = rule({
  paddingInline: vars.space.xs,
  paddingBlock: '0.1em',
  fontSize: vars.size.sm,
  fontWeight: 550,
  background: `color-mix(in srgb, ${vars.surface.hover} 60%, transparent)`,
  borderRadius: vars.radius.sm,
  overflowWrap: 'anywhere',
});
