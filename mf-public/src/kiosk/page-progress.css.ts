import { keyframes } from '@vanilla-extract/css';
import { media, vars } from '@vetta/design-system/theme';
import { rule } from '../product-rule.css.ts';

export const root = rule({
  flex: '1 1 auto',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  maxWidth: '70vmin',
});
export const words = rule({
  fontSize: vars.size.md,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
export const track = rule({ flex: 1, display: 'flex', gap: vars.space.xxs });
export const stretch = rule({
  flex: 1,
  height: '0.6vmin',
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  background: vars.line.faint,
});

export const behind = rule({ display: 'block', height: '100%', background: vars.glow.middle });

// A transform moves on the compositor: the main thread stays idle while a page is read.
const fill = keyframes({ from: { transform: 'scaleX(0)' } });
export const present = rule({
  display: 'block',
  height: '100%',
  background: vars.glow.gradient,
  transformOrigin: 'left',
  animation: `${fill} linear both`,
  '@media': { [media.still]: { animation: 'none' } },
});
