import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const head = rule({ display: 'grid', gap: vars.space.xxs });
export const version = rule({ fontSize: vars.size.sm, color: vars.text.muted });
export const hash = rule({
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.02em',
  color: vars.text.primary,
});
export const since = rule({ display: 'grid', gap: vars.space.xxs });
