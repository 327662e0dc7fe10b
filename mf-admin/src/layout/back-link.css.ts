import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const backLink = rule({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: vars.space.xxs,
  minHeight: vars.control.target,
  fontSize: vars.size.sm,
  color: vars.text.muted,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.text.primary } },
  '@media': { print: { display: 'none' } },
});
