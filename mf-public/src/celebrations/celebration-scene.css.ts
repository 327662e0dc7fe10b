import { keyframes } from '@vanilla-extract/css';
import { rule, rules } from '@vetta/design-system/product-rule';
import { asGrid, asRow, bigFigures, media, quietWords, vars } from '@vetta/design-system/theme';

export const root = rule({ ...asGrid('xl'), alignContent: 'center', justifyItems: 'center', minHeight: 0 });

export const list = rule({ display: 'grid', gap: vars.space.xs, width: 'min(100%, 120vmin)' });

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(3vmin)' } });
export const bonus = rule({
  ...asRow('lg'),
  alignItems: 'baseline',
  justifyContent: 'space-between',
  padding: `${vars.space.sm} ${vars.space.lg}`,
  borderRadius: vars.radius.lg,
  background: `color-mix(in srgb, ${vars.surface.base} 92%, transparent)`,
  animation: `${arrive} ${vars.motion.slow} ${vars.motion.ease} backwards`,
  '@media': { [media.still]: { animation: 'none' } },
});
export const name = rule({
  fontSize: vars.size.lg,
  fontWeight: 650,
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
export const which = rule({ display: 'block', ...quietWords, fontWeight: 500, fontStretch: '92%' });
export const width = rules({
  normal: { fontStretch: '94%' },
  narrow: { fontStretch: '84%' },
  tight: { fontStretch: '72%' },
});
export const points = rule({
  ...bigFigures(830),
  fontSize: vars.size.title,
  fontStretch: '108%',
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
  color: vars.text.accent,
});
export const unit = rule({ fontFamily: vars.font.text, ...quietWords, fontWeight: 500, fontStretch: '100%' });
export const others = rule({ textAlign: 'center', fontSize: vars.size.lg, color: vars.text.muted });

export const overtake = rule({ display: 'grid', justifyItems: 'center', gap: vars.space.xl, width: '100%' });

export const title = rule({
  maxWidth: '100%',
  fontFamily: vars.font.display,
  fontWeight: 840,
  fontStretch: '112%',
  letterSpacing: '-0.025em',
  lineHeight: 1.08,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const size = rules({ short: { fontSize: vars.figure.md }, long: { fontSize: vars.size.xl } });

export const rows = rule({ display: 'grid', gap: vars.space.sm, width: 'min(100%, 120vmin)' });
export const row = rule({ display: 'grid', gridTemplateRows: '15vmin' });

// The other row's place: its height and the gap.
const OTHER = `calc(15vmin + ${vars.space.sm})`;
const climb = keyframes({ '0%, 35%': { transform: `translateY(${OTHER})` } });
const yieldPlace = keyframes({ '0%, 35%': { transform: `translateY(calc(-1 * ${OTHER}))` } });
const move = (name: string) => ({
  animation: `${name} calc(${vars.motion.scene} * 2.5) cubic-bezier(0.6, 0, 0.2, 1) backwards`,
  '@media': { [media.still]: { animation: 'none' } },
});
export const climbs = rule({ position: 'relative', zIndex: 1, ...move(climb) });
export const yields = rule(move(yieldPlace));
const appear = keyframes({ from: { opacity: 0 } });
export const appears = rule(move(appear));
