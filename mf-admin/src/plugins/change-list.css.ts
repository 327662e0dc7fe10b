import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const list = rule({
  display: 'grid',
  gap: vars.space.xxs,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.primary,
  overflowWrap: 'anywhere',
});
