import { rule } from '../theme/layers.css.ts';
import { vars } from '../theme/tokens.css.ts';

/** Fills the bottom of its positioned parent and stays behind what stands in front. */
export const root = rule({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: -1,
  height: '100%',
  overflow: 'hidden',
  pointerEvents: 'none',
  background: `linear-gradient(transparent 18%, color-mix(in srgb, ${vars.glow.start} 16%, transparent) 42%, color-mix(in srgb, ${vars.glow.start} 42%, transparent) 58%, color-mix(in srgb, ${vars.glow.middle} 62%, transparent) 74%, color-mix(in srgb, ${vars.glow.end} 88%, transparent) 86%)`,
});

export const ridges = rule({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  width: '100%',
  height: '42%',
  maxWidth: 'none',
});

export const far = rule({ fill: vars.ridge.far });
export const middle = rule({ fill: vars.ridge.middle });
export const near = rule({ fill: vars.ridge.near });
