import { keyframes } from '@vanilla-extract/css';
import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const screen = rule({
  position: 'fixed',
  inset: 0,
  overflow: 'hidden',
  cursor: 'none',
  userSelect: 'none',
});

// Televisions crop two to five per cent of each side.
export const frame = rule({ position: 'absolute', inset: '4vh 3.4vw' });

const crossfade = keyframes({ from: { opacity: 0 } });
export const scene = rule({ height: '100%', animation: `${crossfade} ${vars.motion.slow} ease-out` });

export const age = rule({
  position: 'absolute',
  insetBlockEnd: '1vh',
  insetInlineEnd: '3.4vw',
  margin: 0,
  padding: `${vars.space.xxs} ${vars.space.sm}`,
  borderRadius: vars.radius.pill,
  background: vars.surface.veil,
  color: vars.text.muted,
  fontSize: vars.size.sm,
});
