import type { StyleRule } from '@vanilla-extract/css';
import { rule, rules } from '../theme/layers.css.ts';
import { media, vars } from '../theme/tokens.css.ts';

export const base = rule({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'block',
  width: '100%',
  height: 'max(2px, 0.2vmin)',
  appearance: 'none',
  background: 'transparent',
  border: 'none',
  pointerEvents: 'none',
  selectors: { '&::-webkit-progress-bar': { background: 'transparent' } },
});

const grow = `inline-size ${vars.motion.slow} ${vars.motion.ease}`;

// One rule for each engine: a selector that an engine does not know would drop the whole list.
const line = (colour: string): StyleRule => ({
  selectors: {
    '&::-webkit-progress-value': {
      background: `linear-gradient(90deg, transparent, ${colour})`,
      borderRadius: vars.radius.pill,
      transition: grow,
    },
    '&::-moz-progress-bar': { background: `linear-gradient(90deg, transparent, ${colour})` },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      selectors: { '&::-webkit-progress-value': { background: 'CanvasText' } },
    },
  },
});

export const tone = rules({
  gold: line(vars.podium.gold),
  silver: line(vars.podium.silver),
  bronze: line(vars.podium.bronze),
  quiet: line(vars.line.control),
  glow: {
    selectors: {
      '&::-webkit-progress-value': { background: vars.glow.gradient, borderRadius: vars.radius.pill },
      '&::-moz-progress-bar': { background: vars.glow.gradient },
    },
  },
});
