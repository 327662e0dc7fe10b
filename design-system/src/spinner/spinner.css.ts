import { keyframes } from '@vanilla-extract/css';
import { rule } from '../theme/layers.css.ts';
import { vars } from '../theme/tokens.css.ts';

const climb = keyframes({ from: { strokeDashoffset: 100 }, '60%, to': { strokeDashoffset: 0 } });

export const root = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.text.muted,
});
export const mark = rule({
  width: '2.25rem',
  height: '1.5rem',
  fill: 'none',
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
});
export const path = rule({ stroke: vars.line.faint });
export const climber = rule({
  stroke: vars.glow.end,
  strokeDasharray: 100,
  animation: `${climb} ${vars.motion.loop} ${vars.motion.ease} infinite`,
});
