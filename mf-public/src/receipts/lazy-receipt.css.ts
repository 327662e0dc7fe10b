import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

/** At the thumb, over the page. */
export const failure = rule({
  position: 'fixed',
  zIndex: 20,
  insetInline: vars.space.md,
  insetBlockEnd: `calc(${vars.space.md} + env(safe-area-inset-bottom))`,
  maxWidth: '34rem',
  marginInline: 'auto',
  background: vars.surface.base,
  borderRadius: vars.radius.lg,
});
