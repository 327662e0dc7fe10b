import { rule, rules } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const forecast = rule({
  height: '100%',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.xl,
  textAlign: 'center',
});

/** Heading and clock above, the weather, and the foot below. */
export const scene = rule({ height: '100%', display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto' });
export const edge = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.md,
  color: vars.text.muted,
});
export const clock = rule({
  fontSize: vars.size.lg,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.primary,
});

/** A page's own margins: a guest's frame has none, and is as high as the window. */
export const page = rule({ display: 'grid', minHeight: '100dvh', padding: vars.space.lg });

// On a wall every length of the theme follows the frame, so that 720p, 4K and portrait look the same.
export const sky = rule({ width: vars.size.hero, height: vars.size.hero, borderRadius: '50%' });

export const light = rules({
  sole: { background: vars.glow.end },
  nuvole: { background: vars.text.muted },
  pioggia: { background: vars.surface.hover },
});
