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

// On a wall every length of the theme follows the frame, so that 720p, 4K and portrait look the same.
export const sky = rule({ width: vars.size.hero, height: vars.size.hero, borderRadius: '50%' });

export const light = rules({
  sole: { background: vars.glow.end },
  nuvole: { background: vars.text.muted },
  pioggia: { background: vars.surface.hover },
});
