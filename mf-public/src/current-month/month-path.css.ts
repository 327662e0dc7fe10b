import { rule } from '@vetta/design-system/product-rule';
import { media, vars } from '@vetta/design-system/theme';

export const root = rule({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: vars.space.xxl,
  zIndex: -1,
  height: '8rem',
  overflowX: 'clip',
  '@media': { print: { display: 'none' } },
});

/**
 * The path ends before the edge of the screen, so that the flag of the last day is whole. The ground below the path continues to
 * the edge.
 */
const room = '0.75rem';
const layer = {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: `calc(100% - ${room})`,
  height: '100%',
  maxWidth: 'none',
  overflow: 'visible',
} as const;
export const path = rule(layer);
export const flag = rule(layer);

/** The slope below the path; it fades out so that the contour lines show again. */
export const ground = rule({ '@media': { [media.forcedColors]: { display: 'none' } } });
export const groundColour = rule({ stopColor: vars.ground.deep });
export const ahead = rule({
  fill: 'none',
  stroke: vars.line.control,
  strokeWidth: '1.5px',
  strokeDasharray: '1 6',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
export const climbed = rule({
  fill: 'none',
  strokeWidth: '3px',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});
