import { createVar } from '@vanilla-extract/css';
import { rule } from '../theme/layers.css.ts';
import { media, vars } from '../theme/tokens.css.ts';

const image = createVar();
const fading = (colour: string) => ({ vars: { [image]: `linear-gradient(90deg, transparent, ${colour})` } });
const drawn = { background: image, borderRadius: vars.radius.pill };

// Along the straight part of the box's edge: a short line would show only beyond the rounded corner.
export const line = rule({
  ...fading(vars.line.control),
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
    '&[data-tone=gold]': fading(vars.podium.gold),
    '&[data-tone=silver]': fading(vars.podium.silver),
    '&[data-tone=bronze]': fading(vars.podium.bronze),
    '&[data-tone=glow]': { vars: { [image]: vars.glow.gradient } },
    '&::-webkit-progress-bar': { background: 'transparent' },
    // One rule for each engine: a browser drops a selector list with a pseudo-element that it does not know.
    '&::-webkit-progress-value': {
      ...drawn,
      transition: `inline-size ${vars.motion.slow} ${vars.motion.ease}`,
    },
    '&::-moz-progress-bar': drawn,
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      selectors: { '&[data-tone]': { vars: { [image]: 'linear-gradient(CanvasText, CanvasText)' } } },
    },
  },
});
