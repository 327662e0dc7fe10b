import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const ring = rule({
  display: 'inline-block',
  flexShrink: 0,
  width: '0.5em',
  height: '0.5em',
  border: `1.5px solid ${vars.text.accent}`,
  borderRadius: vars.radius.pill,
  marginInlineStart: '0.15em',
});
