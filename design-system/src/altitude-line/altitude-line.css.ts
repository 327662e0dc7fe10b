import { createVar } from '@vanilla-extract/css';
import { rule } from '../theme/layers.css.ts';
import { media, vars } from '../theme/tokens.css.ts';

const image = createVar();
const gradientTo = (colour: string) => ({
  vars: { [image]: `linear-gradient(90deg, transparent, ${colour})` },
});
const barStyle = { background: image, borderRadius: vars.radius.pill };

// Inset by the corner's radius: otherwise the rounded corner would hide a short line.
export const line = rule({
  ...gradientTo(vars.line.control),
  position: 'absolute',
  insetInline: vars.radius.lg,
  insetBlockEnd: 0,
  display: 'block',
  width: `calc(100% - 2 * ${vars.radius.lg})`,
  height: 'max(2px, 0.25vmin)',
  overflow: 'hidden',
  appearance: 'none',
  background: 'transparent',
  border: 'none',
  borderRadius: vars.radius.pill,
  pointerEvents: 'none',
  selectors: {
    // Seen from five metres.
    '[data-theme=kiosk] &': { height: '0.8vmin' },
    '&[data-tone=gold]': gradientTo(vars.podium.gold),
    '&[data-tone=silver]': gradientTo(vars.podium.silver),
    '&[data-tone=bronze]': gradientTo(vars.podium.bronze),
    '&[data-tone=glow]': { vars: { [image]: vars.glow.gradient } },
    '&::-webkit-progress-bar': { background: 'transparent' },
    // One rule for each engine: a browser drops a selector list with a pseudo-element that it does not know.
    '&::-webkit-progress-value': {
      ...barStyle,
      transition: `inline-size ${vars.motion.slow} ${vars.motion.ease}`,
    },
    '&::-moz-progress-bar': barStyle,
    // A very small share is a short line rather than a dot.
    '&[data-tone=glow]:not([value="0"])::-webkit-progress-value': { minInlineSize: vars.space.xs },
    '&[data-tone=glow]:not([value="0"])::-moz-progress-bar': { minInlineSize: vars.space.xs },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      selectors: { '&[data-tone]': { vars: { [image]: 'linear-gradient(CanvasText, CanvasText)' } } },
    },
  },
});
