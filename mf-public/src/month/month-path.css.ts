import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

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

/** The slope below the path; it fades out so that the contour lines show again. */
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

/** The mask of today's mark: a band along the path. */
export const markBand = rule({
  fill: 'none',
  stroke: 'white',
  strokeWidth: '13px',
  vectorEffect: 'non-scaling-stroke',
});
export const today = rule({ fill: vars.text.primary });
