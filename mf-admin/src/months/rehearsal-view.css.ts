import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const same = rule({ color: vars.text.muted });
export const note = rule({
  display: 'block',
  fontSize: vars.size.xs,
  fontWeight: 400,
  color: vars.text.muted,
});
