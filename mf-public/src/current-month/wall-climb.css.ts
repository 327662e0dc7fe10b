import { keyframes } from '@vanilla-extract/css';
import { rule } from '@vetta/design-system/product-rule';
import { media, vars } from '@vetta/design-system/theme';

const light = (colour: string, percent: number) => `color-mix(in srgb, ${colour} ${percent}%, transparent)`;

/** Beyond the frame to the edges of the screen. */
export const root = rule({ position: 'fixed', insetInline: 0, insetBlockEnd: 0, zIndex: -1, height: '60vh' });

/** Dawn behind the path, brightest where it ends. */
export const sky = rule({
  position: 'absolute',
  inset: '-68% 0 0',
  background: `radial-gradient(90% 68% at 96% 58%, ${light(vars.glow.end, 26)}, ${light(vars.glow.middle, 20)} 32%, ${light(vars.glow.start, 15)} 62%, transparent)`,
});

/** The path keeps the margin for screens that crop; its ground goes on beyond it. */
const layer = {
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  overflow: 'visible',
} as const;
export const inner = rule({ position: 'absolute', insetBlock: 0, insetInline: '3.4vw' });
export const path = rule(layer);
export const slope = rule({ stopColor: vars.ridge.far });
export const foot = rule({ stopColor: vars.ground.deep });
export const ahead = rule({
  fill: 'none',
  stroke: vars.text.muted,
  strokeWidth: '0.4vmin',
  strokeDasharray: '0.1vmin 1.3vmin',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
});

export const climbed = rule({
  fill: 'none',
  strokeWidth: '0.9vmin',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});

const POLE = '11vmin';
/** Its foot is where the path is today. */
export const flag = rule({
  position: 'absolute',
  width: 0,
  height: 0,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockEnd: 0,
      left: '-0.2vmin',
      width: '0.4vmin',
      height: POLE,
      borderRadius: vars.radius.pill,
      background: vars.text.primary,
    },
  },
});

const unfurl = keyframes({ from: { transform: 'scaleX(0)' } });
export const cloth = rule({
  position: 'absolute',
  insetBlockEnd: `calc(${POLE} - 5vmin)`,
  left: '0.2vmin',
  paddingInline: `${vars.space.sm} ${vars.space.lg}`,
  background: vars.text.primary,
  color: vars.text.onBright,
  fontSize: vars.size.lead,
  fontWeight: 780,
  fontStretch: '104%',
  lineHeight: '5vmin',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  clipPath: 'polygon(0 0, 100% 0, calc(100% - 1.6vmin) 50%, 100% 100%, 0 100%)',
  transformOrigin: 'left',
  animation: `${unfurl} ${vars.motion.slow} ${vars.motion.fast} ${vars.motion.ease} backwards`,
  selectors: {
    // In the right half it flies to the left, so that it stays on the screen.
    [`${flag}[data-to-the-left] > &`]: {
      left: 'auto',
      right: '0.2vmin',
      paddingInline: `${vars.space.lg} ${vars.space.sm}`,
      clipPath: 'polygon(0 0, 100% 0, 100% 100%, 0 100%, 1.6vmin 50%)',
      transformOrigin: 'right',
    },
  },
  '@media': { [media.still]: { animation: 'none' } },
});

export const today = rule({
  position: 'absolute',
  left: '-1.1vmin',
  top: '-1.1vmin',
  width: '2.2vmin',
  height: '2.2vmin',
  border: `0.5vmin solid ${vars.ground.deep}`,
  borderRadius: vars.radius.pill,
  background: vars.text.primary,
});
