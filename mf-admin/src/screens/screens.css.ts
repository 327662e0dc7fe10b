import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const letters = rule({
  fontFamily: vars.font.display,
  fontSize: vars.size.display,
  fontWeight: 830,
  lineHeight: 1.1,
  letterSpacing: '0.12em',
  textAlign: 'center',
});
