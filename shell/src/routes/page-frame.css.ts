import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const skipLink = rule({
  position: 'fixed',
  insetBlockStart: vars.space.sm,
  insetInlineStart: vars.space.sm,
  zIndex: 20,
  padding: `${vars.space.sm} ${vars.space.lg}`,
  borderRadius: vars.radius.md,
  background: vars.text.primary,
  color: vars.text.onBright,
  transform: 'translateY(-200%)',
  ':focus-visible': { transform: 'none' },
  '@media': { print: { display: 'none' } },
});
