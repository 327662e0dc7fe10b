import { keyframes } from '@vanilla-extract/css';
import { rule } from '@vetta/design-system/product-rule';
import { asRow, media, vars } from '@vetta/design-system/theme';

export const root = rule({ flex: '1 1 auto', ...asRow('md'), maxWidth: '70vmin' });
export const words = rule({
  fontSize: vars.size.md,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
export const track = rule({ flex: 1, display: 'flex', gap: vars.space.xxs });
export const bar = rule({
  flex: 1,
  height: '0.6vmin',
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  background: vars.line.faint,
});

export const full = rule({ display: 'block', height: '100%', background: vars.glow.middle });

// A transform animates on the compositor and keeps the main thread idle.
const fill = keyframes({ from: { transform: 'scaleX(0)' } });
export const filling = rule({
  display: 'block',
  height: '100%',
  background: vars.glow.gradient,
  transformOrigin: 'left',
  animation: `${fill} linear both`,
  '@media': { [media.still]: { animation: 'none' } },
});
