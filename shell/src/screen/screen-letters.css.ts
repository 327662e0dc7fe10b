import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

const HEIGHT = '11vmin';

/** The scenes' frame above the strip: it covers nothing. */
export const frameAbove = rule({ position: 'absolute', inset: `4vh 3.4vw calc(4vh + ${HEIGHT} + 1vmin)` });

export const strip = rule({
  position: 'absolute',
  insetBlockEnd: '4vh',
  insetInline: '3.4vw',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  height: HEIGHT,
  boxSizing: 'border-box',
  padding: `${vars.space.xs} ${vars.space.md}`,
  borderRadius: vars.radius.md,
  // Some scenes draw beyond their frame.
  background: vars.surface.base,
  color: vars.text.primary,
});
export const picture = rule({
  height: '100%',
  aspectRatio: '1',
  borderRadius: vars.radius.sm,
  background: '#fff',
});
export const letters = rule({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.size.xl,
  fontWeight: 830,
  letterSpacing: '0.12em',
  lineHeight: 1.2,
});
export const hint = rule({ margin: 0, color: vars.text.muted, fontSize: vars.size.xs, lineHeight: 1.25 });
