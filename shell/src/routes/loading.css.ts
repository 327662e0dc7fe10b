import { keyframes } from '@vanilla-extract/css';
import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const loading = rule({
  padding: vars.space.xl,
  textAlign: 'center',
  color: vars.text.muted,
  animation: `${appear} ${vars.motion.normal} ${vars.motion.wait} both`,
});
