import { vars } from '@vetta/design-system/theme';
import { rule, rules } from '../product-rule.css.ts';

const lit = (wash: string) => ({
  background: `linear-gradient(100deg, ${wash}, transparent 48%), ${vars.surface.raised}`,
});

export const place = rules({
  gold: lit(vars.podium.goldWash),
  silver: lit(vars.podium.silverWash),
  bronze: lit(vars.podium.bronzeWash),
  rest: { background: `color-mix(in srgb, ${vars.surface.base} 92%, transparent)` },
});

export const row = rule({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '9vmin minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: vars.space.sm,
  paddingInline: vars.space.md,
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
});

export const position = rule({
  fontFamily: vars.font.display,
  fontSize: '5vmin',
  fontWeight: 830,
  fontStretch: '116%',
  letterSpacing: '-0.03em',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.muted,
  selectors: {
    [`${place.gold} > &`]: { color: vars.podium.gold },
    [`${place.silver} > &`]: { color: vars.podium.silver },
    [`${place.bronze} > &`]: { color: vars.podium.bronze },
  },
});

export const who = rule({ minWidth: 0, display: 'grid', gap: '0.4vmin' });

/** Never cut: narrower first, then on two lines. */
export const name = rule({
  fontSize: '3.5vmin',
  fontWeight: 650,
  lineHeight: 1.08,
  overflowWrap: 'anywhere',
});
export const width = rules({
  normal: { fontStretch: '100%' },
  narrow: { fontStretch: '84%' },
  tight: { fontStretch: '72%' },
});

export const detail = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.size.sm,
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

/** The sign is read from as far as the name. */
export const movement = rule({ vars: { [vars.size.sm]: '2.8vmin' } });
