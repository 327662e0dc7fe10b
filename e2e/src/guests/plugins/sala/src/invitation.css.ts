import { keyframes } from '@vanilla-extract/css';
import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

const turn = keyframes({ to: { rotate: '1turn' } });

/** Turns, except for those who asked for less motion. */
export const lamp = rule({
  width: vars.size.lg,
  height: vars.size.lg,
  background: vars.glow.end,
  animation: `${turn} 4s linear infinite`,
});
