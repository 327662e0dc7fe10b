import { rule } from '@vetta/design-system/product-rule';
import { quietWords, vars } from '@vetta/design-system/theme';

export const backLink = rule({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: vars.space.xxs,
  minHeight: vars.control.target,
  ...quietWords,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.text.primary } },
  '@media': { print: { display: 'none' } },
});
