import { vars } from '@vetta/design-system/theme';
import { rule } from '../product-rule.css.ts';

export const root = rule({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: -1,
  width: '100%',
  height: '9rem',
  maxWidth: 'none',
  overflow: 'visible',
});

export const slope = rule({ fill: vars.ground.deep });
export const ahead = rule({
  fill: 'none',
  stroke: vars.line.control,
  strokeWidth: '1.5px',
  strokeDasharray: '1 6',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
});
export const climbed = rule({
  fill: 'none',
  strokeWidth: '3px',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});
export const start = rule({ stopColor: vars.glow.start });
export const middle = rule({ stopColor: vars.glow.middle });
export const end = rule({ stopColor: vars.glow.end });
