import { keyframes } from '@vanilla-extract/css';
import { rule } from '@vetta/design-system/product-rule';
import { asRow, bigFigures, quietWords, vars } from '@vetta/design-system/theme';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const result = rule({
  marginBlockStart: vars.space.md,
  outline: 'none',
  animation: `${rise} ${vars.motion.normal} ${vars.motion.ease}`,
});

export const words = rule({ ...asRow('md'), marginBlockEnd: vars.space.xs });

export const place = rule({
  flexShrink: 0,
  ...bigFigures(840),
  fontSize: vars.size.display,
  fontStretch: '118%',
  letterSpacing: '-0.04em',
  lineHeight: 1,
});
export const degree = rule({
  marginInlineStart: '0.08em',
  fontSize: '0.6em',
  fontWeight: 700,
  verticalAlign: '0.42em',
  lineHeight: 0,
  color: vars.text.muted,
});

export const player = rule({ display: 'grid', justifyItems: 'start', gap: vars.space.xxxs, minWidth: 0 });
export const name = rule({ fontSize: vars.size.lg, fontWeight: 650, lineHeight: 1.2 });

export const ahead = rule({ marginBlockStart: vars.space.xxs, ...quietWords });
/** The most visible line of a card: what to do. */
export const effort = rule({
  marginBlockStart: vars.space.xxs,
  fontSize: vars.size.lg,
  fontWeight: 700,
  lineHeight: 1.25,
  textWrap: 'pretty',
});
export const note = rule({ marginBlockStart: vars.space.xs, ...quietWords });
