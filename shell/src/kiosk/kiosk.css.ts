import { keyframes, type StyleRule, style } from '@vanilla-extract/css';
import { layers, vars } from '@vetta/design-system/theme';

const rule = (css: StyleRule) => style({ '@layer': { [layers.product]: css } });

export const screen = rule({
  position: 'fixed',
  inset: 0,
  overflow: 'hidden',
  cursor: 'none',
  userSelect: 'none',
});

// Televisions crop two to five per cent at every side.
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
