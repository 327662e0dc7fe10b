import { keyframes } from '@vanilla-extract/css';
import { rule, rules } from '@vetta/design-system/product-rule';
import { asGrid, covering, media, podiumSelectors, vars } from '@vetta/design-system/theme';

/** The second stands at the left, as on every podium. */
export const peaks = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  minHeight: 0,
});

const rise = keyframes({ from: { transform: 'translateY(12%)', opacity: 0 } });
const risesAfter = (delay: string) => ({ animationDelay: delay });

export const peak = rule({
  gridRow: 1,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto minmax(0, var(--quota))',
  minHeight: 0,
  animation: `${rise} ${vars.motion.scene} ${vars.motion.ease} backwards`,
  selectors: {
    ...podiumSelectors,
    '&[data-tier=gold]': {
      ...podiumSelectors['&[data-tier=gold]'],
      ...risesAfter(vars.motion.slow),
      gridColumn: 2,
      vars: { '--quota': '62%' },
    },
    '&[data-tier=silver]': {
      ...podiumSelectors['&[data-tier=silver]'],
      ...risesAfter(`calc(${vars.motion.slow} / 2)`),
      gridColumn: 1,
      vars: { '--quota': '46%' },
    },
    '&[data-tier=bronze]': {
      ...podiumSelectors['&[data-tier=bronze]'],
      gridColumn: 3,
      vars: { '--quota': '34%' },
    },
  },
  '@media': { [media.still]: { animation: 'none' } },
});

export const words = rule({
  gridRow: 2,
  ...asGrid('xxs'),
  justifyItems: 'center',
  paddingInline: vars.space.sm,
  paddingBlockEnd: vars.space.xs,
  textAlign: 'center',
});

export const name = rule({
  fontSize: vars.size.lg,
  fontWeight: 700,
  lineHeight: 1.08,
  color: vars.text.primary,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
export const free = rule({ fontSize: vars.size.lg, fontWeight: 600, color: vars.text.muted });
export const width = rules({
  normal: { fontStretch: '104%' },
  narrow: { fontStretch: '88%' },
  tight: { fontStretch: '76%' },
});

/** Its number is no higher than it. */
export const mountain = rule({ gridRow: 3, position: 'relative', minHeight: 0, containerType: 'size' });
/** Its light goes beyond it. */
export const outline = rule({ overflow: 'visible', ...covering, maxWidth: 'none' });

const light = keyframes({ from: { opacity: 0.2 } });
export const slope = rule({
  fill: `color-mix(in srgb, currentColor 22%, ${vars.ridge.middle})`,
  stroke: 'currentColor',
  strokeWidth: '0.35vmin',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  selectors: {
    [`${peak}[data-tier=gold] &`]: {
      fill: `color-mix(in srgb, currentColor 34%, ${vars.ridge.middle})`,
      filter: `drop-shadow(0 0 3vmin color-mix(in srgb, ${vars.podium.gold} 45%, transparent))`,
      animation: `${light} ${vars.motion.scene} calc(${vars.motion.slow} + ${vars.motion.scene}) ease-out backwards`,
    },
  },
  '@media': { [media.still]: { animation: 'none' } },
});

export const place = rule({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '8%',
  textAlign: 'center',
  fontFamily: vars.font.display,
  fontSize: `min(${vars.size.display}, 62cqh)`,
  fontWeight: 850,
  fontStretch: '120%',
  lineHeight: 1,
});
