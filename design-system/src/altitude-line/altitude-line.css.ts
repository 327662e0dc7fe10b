import type { StyleRule } from '@vanilla-extract/css';
import { rule, rules } from '../theme/layers.css.ts';
import { media, vars } from '../theme/tokens.css.ts';

const thickness = 'max(2px, 0.25vmin)';

// As large as its box and of the same corners, so that the line along the bottom ends where the corner begins.
export const base = rule({
  position: 'absolute',
  inset: 0,
  display: 'block',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  appearance: 'none',
  background: 'transparent',
  border: 'none',
  borderRadius: 'inherit',
  pointerEvents: 'none',
  selectors: { '&::-webkit-progress-bar': { background: 'transparent' } },
});

const along = (light: string): StyleRule => ({
  background: `${light} 0 100% / 100% ${thickness} no-repeat`,
});

// One selector for each engine: one that an engine does not know would drop the whole list.
const line = (light: string): StyleRule => ({
  selectors: {
    '&::-webkit-progress-value': {
      ...along(light),
      transition: `inline-size ${vars.motion.slow} ${vars.motion.ease}`,
    },
    '&::-moz-progress-bar': along(light),
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      selectors: {
        '&::-webkit-progress-value': along('linear-gradient(CanvasText, CanvasText)'),
        '&::-moz-progress-bar': along('linear-gradient(CanvasText, CanvasText)'),
      },
    },
  },
});

const fading = (colour: string) => line(`linear-gradient(90deg, transparent, ${colour})`);

export const tone = rules({
  gold: fading(vars.podium.gold),
  silver: fading(vars.podium.silver),
  bronze: fading(vars.podium.bronze),
  quiet: fading(vars.line.control),
  glow: line(vars.glow.gradient),
});
