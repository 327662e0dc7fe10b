import { keyframes } from '@vanilla-extract/css';
import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

const appear = keyframes({ from: { opacity: 0 } });

/** At the thumb, over the page. */
export const place = rule({
  position: 'fixed',
  zIndex: 20,
  insetInline: vars.space.md,
  insetBlockEnd: `calc(${vars.space.md} + env(safe-area-inset-bottom))`,
  maxWidth: '34rem',
  marginInline: 'auto',
  background: vars.surface.base,
  borderRadius: vars.radius.lg,
});

/** It appears slowly: mostly the receipt is there before it can be read. */
export const loading = rule({
  padding: vars.space.md,
  textAlign: 'center',
  border: `1px solid ${vars.line.faint}`,
  borderRadius: vars.radius.lg,
  animation: `${appear} ${vars.motion.slow} ${vars.motion.ease}`,
});
