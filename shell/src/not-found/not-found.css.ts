import { rule } from '@vetta/design-system/product-rule';
import { asGrid, inMiddle, media, vars } from '@vetta/design-system/theme';

export const page = rule({
  position: 'relative',
  ...inMiddle,
  minHeight: '100dvh',
  padding: vars.space.lg,
  overflow: 'hidden',
  outline: 'none',
  // The horizon stands behind the words.
  isolation: 'isolate',
});

export const words = rule({
  position: 'relative',
  ...asGrid('md'),
  justifyItems: 'start',
  maxWidth: '46rem',
  // In the dark of the sky, above its bright part.
  marginBlockEnd: '34dvh',
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
