import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const note = rule({
  fontSize: vars.size.xs,
  lineHeight: 1.3,
  color: vars.text.muted,
  textWrap: 'balance',
});
