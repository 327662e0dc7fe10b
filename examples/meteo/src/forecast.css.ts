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

/** A page's own margins: a guest's frame has none, and is as high as the window. */
export const page = rule({ display: 'grid', minHeight: '100dvh', padding: vars.space.lg });

// On a wall every length of the theme follows the frame, so that 720p, 4K and portrait look the same.
export const sky = rule({ width: vars.size.hero, height: vars.size.hero, borderRadius: '50%' });

export const light = rules({
  sole: { background: vars.glow.end },
  nuvole: { background: vars.text.muted },
  pioggia: { background: vars.surface.hover },
});
