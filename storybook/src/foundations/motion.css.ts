import { style } from '@vanilla-extract/css';
import { vars } from '@vetta/design-system/theme';

export const stage = style({ display: 'flex' });
export const track = style({
  position: 'relative',
  height: '1.25rem',
  borderRadius: vars.radius.pill,
  background: vars.surface.sunken,
  overflow: 'hidden',
});
export const runner = style({
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.pill,
  background: vars.glow.gradient,
  transform: 'translateX(calc(-100% + 1.25rem))',
  transitionProperty: 'transform',
  transitionTimingFunction: vars.motion.ease,
  selectors: { '&[data-there]': { transform: 'none' } },
});
export const use = style({ fontSize: vars.size.sm, color: vars.text.muted });
export const figure = style({ display: 'grid', gap: vars.space.xs });
export const plot = style({
  width: 'min(100%, 24rem)',
  padding: vars.space.md,
  background: vars.surface.base,
  borderRadius: vars.radius.lg,
});
export const axis = style({ fill: 'none', stroke: vars.line.control, strokeWidth: 1 });
export const curve = style({ fill: 'none', stroke: vars.glow.end, strokeWidth: 3, strokeLinecap: 'round' });
