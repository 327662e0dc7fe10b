import { rule } from '@vetta/design-system/product-rule';
import { asGrid, quietWords, sunken, vars } from '@vetta/design-system/theme';

export const byHand = rule({ flexBasis: '100%', gridColumn: '1 / -1', ...asGrid('xxs'), ...quietWords });

/** Takes no place among the buttons beside it. */
export const status = rule({ position: 'absolute' });

export const field = rule({
  width: '100%',
  minHeight: vars.control.target,
  paddingInline: vars.space.sm,
  color: vars.text.primary,
  ...sunken('md'),
  border: `1px solid ${vars.line.control}`,
});
