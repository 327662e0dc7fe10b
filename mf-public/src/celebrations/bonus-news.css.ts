import { keyframes } from '@vanilla-extract/css';
import { rule, rules } from '@vetta/design-system/product-rule';
import { media, vars } from '@vetta/design-system/theme';

export const list = rule({ display: 'grid', gap: vars.space.xs, width: 'min(100%, 120vmin)' });

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(3vmin)' } });
export const bonus = rule({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.lg,
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
export const which = rule({
  display: 'block',
  fontSize: vars.size.sm,
  fontWeight: 500,
  fontStretch: '92%',
  color: vars.text.muted,
});
export const width = rules({
  normal: { fontStretch: '94%' },
  narrow: { fontStretch: '84%' },
  tight: { fontStretch: '72%' },
});
export const points = rule({
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  fontWeight: 830,
  fontStretch: '108%',
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.accent,
});
export const unit = rule({
  fontFamily: vars.font.text,
  fontSize: vars.size.sm,
  fontWeight: 500,
  fontStretch: '100%',
  color: vars.text.muted,
});
export const others = rule({ textAlign: 'center', fontSize: vars.size.lg, color: vars.text.muted });
