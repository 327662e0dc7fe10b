import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const head = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
});
export const badges = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const scopes = rule({ display: 'grid', gap: vars.space.xs });
export const legend = rule({ marginBlockEnd: vars.space.xs, fontWeight: 550 });
export const problem = rule({ fontSize: vars.size.sm, color: vars.status.danger });

export const shownKey = rule({
  display: 'block',
  padding: vars.space.md,
  fontSize: vars.size.sm,
  overflowWrap: 'anywhere',
  userSelect: 'all',
  background: vars.surface.base,
  border: `1px solid ${vars.line.control}`,
  borderRadius: vars.radius.md,
});
