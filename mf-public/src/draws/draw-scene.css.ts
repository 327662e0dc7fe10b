import { keyframes } from '@vanilla-extract/css';
import { rule, rules } from '@vetta/design-system/product-rule';
import { asGrid, media, vars } from '@vetta/design-system/theme';

/** The envelope keeps its place, whatever stands beneath it. */
export const root = rule({
  ...asGrid('lg'),
  gridTemplateRows: 'auto minmax(0, 1fr)',
  justifyItems: 'center',
  minHeight: 0,
  paddingBlockStart: vars.space.md,
});

const open = keyframes({ from: { transform: 'scale(0.9)' } });
export const envelope = rule({
  selectors: { '&[data-won]': { animation: `${open} ${vars.motion.scene} ${vars.motion.ease}` } },
  '@media': { [media.still]: { selectors: { '&[data-won]': { animation: 'none' } } } },
});

export const won = rule({
  ...asGrid('md'),
  alignContent: 'center',
  justifyItems: 'center',
  minHeight: 0,
  width: '100%',
  textAlign: 'center',
});
export const label = rule({ fontSize: vars.size.lg, lineHeight: 1.2, color: vars.text.muted });
export const prize = rule({ display: 'flex', alignItems: 'center', gap: vars.space.md });
export const title = rule({
  fontSize: vars.size.title,
  fontWeight: 700,
  lineHeight: 1.15,
  textWrap: 'balance',
});
export const passing = rule({
  fontFamily: vars.font.display,
  fontWeight: 850,
  fontStretch: '112%',
  letterSpacing: '-0.03em',
  lineHeight: 1,
  color: vars.text.muted,
  overflowWrap: 'anywhere',
});

const outlined = { stroke: vars.line.control, strokeWidth: 1.5, strokeLinejoin: 'round' } as const;
const forced = { '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } } } as const;

export const size = rules({
  normal: { flexShrink: 0, maxWidth: '9rem', height: 'auto' },
  large: { width: '36vmin', height: 'auto' },
});
export const back = rule({ ...outlined, ...forced, fill: vars.surface.base });
export const front = rule({ ...outlined, ...forced, fill: vars.surface.raised });
export const flap = rule({ ...outlined, ...forced, fill: vars.surface.hover });
export const ridge = rule({
  fill: 'none',
  stroke: vars.text.onGlow,
  strokeWidth: 5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});
export const seal = rule({
  fill: vars.text.onGlow,
  fontSize: 14,
  fontWeight: 800,
  fontStretch: '100%',
  fontVariantNumeric: 'tabular-nums',
});
