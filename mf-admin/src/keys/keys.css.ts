import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

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
