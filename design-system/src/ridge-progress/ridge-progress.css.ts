import { rule } from '../theme/layers.css.ts';
import { vars } from '../theme/tokens.css.ts';

export const root = rule({ width: '100%', height: 'auto', overflow: 'visible' });
export const mountain = rule({ fill: vars.surface.raised, opacity: 0.85 });
export const ahead = rule({
  fill: 'none',
  stroke: vars.line.control,
  strokeWidth: 1.5,
  strokeDasharray: '1 5',
  strokeLinecap: 'round',
});
export const climbed = rule({
  fill: 'none',
  strokeWidth: 3,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});
export const tick = rule({ stroke: vars.line.control, strokeWidth: 1, opacity: 0.7 });
export const halo = rule({ fill: vars.glow.end, opacity: 0.25 });
export const marker = rule({ fill: vars.text.primary, stroke: vars.ground.base, strokeWidth: 2.5 });
export const flag = rule({
  fill: 'none',
  stroke: vars.text.muted,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
});
