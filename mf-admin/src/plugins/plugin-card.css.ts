import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const hash = rule({
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.02em',
  color: vars.text.primary,
});
