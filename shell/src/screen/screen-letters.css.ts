import { rule } from '@vetta/design-system/product-rule';
import { asRow, finePrint, vars } from '@vetta/design-system/theme';

export const strip = rule({
  order: -1,
  position: 'relative',
  // Painted first for its order; a guest's scene draws beyond its frame, over the margin above.
  zIndex: 1,
  ...asRow('md'),
  height: '11vmin',
  boxSizing: 'border-box',
  padding: `${vars.space.xs} ${vars.space.md}`,
  borderRadius: vars.radius.md,
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

/** Below the scene, whose foot counts down: in the margin that a television does not crop. */
export const corner = rule({
  // Some scenes draw beyond their frame.
  position: 'relative',
  justifySelf: 'end',
  margin: `calc(-1 * ${vars.space.xs}) 0 -1.4vh`,
  ...finePrint,
  fontWeight: 650,
  letterSpacing: '0.12em',
  lineHeight: 1.2,
});
