import { keyframes } from '@vanilla-extract/css';
import { rule, rules } from '@vetta/design-system/product-rule';
import {
  asGrid,
  asInline,
  asRow,
  asStack,
  bigFigures,
  media,
  podiumSelectors,
  vars,
} from '@vetta/design-system/theme';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(2vmin)' } });

export const rows = rule({
  ...asGrid('xxs'),
  minHeight: 0,
  width: 'min(100%, 130vmin)',
  maxHeight: '110vmin',
  marginInline: 'auto',
  alignSelf: 'center',
  height: '100%',
});

export const row = rule({
  ...asGrid('sm', '9vmin minmax(0, 1fr) auto', 'center'),
  minHeight: 0,
  paddingInline: vars.space.md,
  borderRadius: vars.radius.lg,
  background: `color-mix(in srgb, ${vars.surface.base} 92%, transparent)`,
  lineHeight: 1,
  animation: `${rise} ${vars.motion.scene} ${vars.motion.ease}`,
  selectors: podiumSelectors,
  '@media': { [media.still]: { animation: 'none' } },
});

export const position = rule({ ...bigFigures(830), fontSize: vars.figure.sm, fontStretch: '116%' });
export const name = rule({
  fontSize: vars.size.lead,
  fontWeight: 650,
  color: vars.text.primary,
  overflowWrap: 'anywhere',
});
export const mark = rule({ fontSize: vars.size.sm, fontWeight: 500, color: vars.text.muted });
export const width = rules({
  normal: { fontStretch: '100%' },
  narrow: { fontStretch: '88%' },
  tight: { fontStretch: '74%' },
});
export const total = rule({
  fontSize: vars.size.lg,
  fontWeight: 800,
  fontStretch: '104%',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.primary,
});

const glow = keyframes({ from: { opacity: 0, transform: 'scale(0.94)' } });
/** The peaks take the height that the words leave. */
export const night = rule({
  ...asStack('sm'),
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 0,
  containerType: 'size',
  textAlign: 'center',
  animation: `${glow} calc(${vars.motion.scene} * 1.5) ${vars.motion.ease}`,
  '@media': { [media.still]: { animation: 'none' } },
});
export const label = rule({ fontSize: vars.size.lg, lineHeight: 1.15, color: vars.text.muted });
export const winner = rule({
  fontFamily: vars.font.display,
  fontWeight: 850,
  fontStretch: '112%',
  letterSpacing: '-0.03em',
  lineHeight: 1,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
export const winnerSize = rules({
  normal: { fontSize: vars.figure.xl },
  narrow: { fontSize: vars.size.display },
  tight: { fontSize: vars.figure.lg },
});
export const points = rule({
  fontFamily: vars.font.display,
  fontSize: vars.figure.md,
  fontWeight: 830,
  fontStretch: '112%',
  lineHeight: 1.1,
  color: vars.podium.gold,
});
/** Side by side where they have room: the peaks need the height. */
export const won = rule({ ...asInline('lg'), justifyContent: 'center', rowGap: vars.space.xs });
export const prize = rule(asRow('md'));
/** Below the letters of a wall without a name the peaks need its height. */
export const picture = rule({
  display: 'contents',
  '@container': { '(max-height: 75vh)': { display: 'none' } },
});
/** The second's and the third's names stand on their peaks. */
export const podium = rule({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  flex: '1 1 0',
  width: '100%',
  minHeight: 0,
  maxHeight: '46vmin',
});
export const other = rule({
  fontSize: vars.size.title,
  fontWeight: 650,
  lineHeight: 1.15,
  color: vars.text.primary,
});
