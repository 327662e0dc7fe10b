import { vars } from '@vetta/design-system/theme';
import { rule } from '../product-rule.css.ts';

export const root = rule({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: vars.space.xxl,
  zIndex: -1,
  width: '100%',
  height: '8rem',
  maxWidth: 'none',
  overflow: 'visible',
});

/** The slope of the climb, which the map's lines come back into further down. */
export const ground = rule({ stopColor: vars.ground.deep });
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

/** Where today's mark is seen: as wide as the mark is tall, along the path. */
export const trail = rule({
  fill: 'none',
  stroke: 'white',
  strokeWidth: '13px',
  vectorEffect: 'non-scaling-stroke',
});
export const today = rule({ fill: vars.text.primary });
