import { rule } from '@vetta/design-system/product-rule';
import { media, vars } from '@vetta/design-system/theme';

export const page = rule({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  padding: vars.space.lg,
  overflow: 'hidden',
  outline: 'none',
  background: `linear-gradient(180deg, transparent 30%, color-mix(in srgb, ${vars.glow.start} 26%, transparent) 62%, color-mix(in srgb, ${vars.glow.middle} 30%, transparent) 80%, transparent 96%)`,
});

export const ridge = rule({ position: 'absolute', insetInline: 0, bottom: 0, width: '100%', height: '42%' });
export const far = rule({ fill: vars.ridge.far });
export const near = rule({ fill: vars.ridge.near });

export const words = rule({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.md,
  maxWidth: '46rem',
  marginBlockEnd: '22dvh',
});

export const title = rule({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.size.hero,
  fontWeight: 850,
  fontStretch: '122%',
  lineHeight: 0.95,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
});

export const hint = rule({ margin: 0, color: vars.text.muted, fontSize: vars.size.lg });
export const italian = rule({ margin: 0, maxWidth: '34ch', fontSize: vars.size.lg });

export const home = rule({
  marginBlockStart: vars.space.sm,
  padding: `${vars.space.sm} ${vars.space.lg}`,
  borderRadius: vars.radius.md,
  background: vars.glow.gradient,
  color: vars.text.onGlow,
  fontWeight: 650,
  textDecoration: 'none',
  ':hover': { filter: 'brightness(1.08)' },
  '@media': { [media.forcedColors]: { border: '1px solid LinkText' } },
});
