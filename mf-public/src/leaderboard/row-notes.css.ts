import { vars } from '@vetta/design-system/theme';
import { rule } from '../product-rule.css.ts';

export const note = rule({
  fontSize: vars.size.xs,
  fontStretch: '94%',
  lineHeight: 1.3,
  color: vars.text.muted,
});
