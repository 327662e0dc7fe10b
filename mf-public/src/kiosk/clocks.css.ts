import { rule } from '@vetta/design-system/product-rule';
import { bigFigures, vars } from '@vetta/design-system/theme';

export const clock = rule({
  justifySelf: 'end',
  fontSize: vars.size.lg,
  fontWeight: 700,
  fontStretch: '108%',
  fontVariantNumeric: 'tabular-nums',
});

export const dayEnd = rule({ fontSize: vars.size.md, whiteSpace: 'nowrap' });
export const figures = rule({
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.primary,
});

/** In the scene's place, before the mountains. */
export const lastMinute = rule({
  position: 'fixed',
  zIndex: 2,
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
  isolation: 'isolate',
  background: vars.ground.deep,
});
export const label = rule({ fontSize: vars.size.xl, color: vars.text.muted });
export const seconds = rule({
  ...bigFigures(850),
  fontSize: `calc(${vars.size.hero} * 3.4)`,
  fontStretch: '118%',
  lineHeight: 1,
  color: vars.text.accent,
});
