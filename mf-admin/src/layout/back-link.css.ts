import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

/** The link from one thing of a section back to their list. */
export const backLink = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minHeight: vars.control.target,
  fontSize: vars.size.sm,
  color: vars.text.muted,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.text.primary } },
});
