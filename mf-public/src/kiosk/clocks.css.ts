import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const clock = rule({
  justifySelf: 'end',
  fontSize: vars.size.lg,
  fontWeight: 700,
  fontStretch: '108%',
  fontVariantNumeric: 'tabular-nums',
});

export const dayEnd = rule({ fontSize: vars.size.md, whiteSpace: 'nowrap' });
export const figures = rule({
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.primary,
});
