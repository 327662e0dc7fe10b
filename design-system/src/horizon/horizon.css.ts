import { rule } from '../theme/layers.css.ts';
import { media, vars } from '../theme/tokens.css.ts';

const light = (colour: string, percent: number) => `color-mix(in srgb, ${colour} ${percent}%, transparent)`;

/** Fills the bottom of its positioned parent, behind its other content. */
export const root = rule({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: -1,
  height: '100%',
  overflow: 'hidden',
  pointerEvents: 'none',
  // A dark picture would stand on a light ground.
  '@media': { [media.forcedColors]: { display: 'none' }, print: { display: 'none' } },
  // Dark sky, then violet, coral and amber just above the far peaks.
  background: `linear-gradient(transparent 8%, ${light(vars.glow.start, 14)} 28%, ${light(vars.glow.start, 42)} 42%, ${light(vars.glow.middle, 52)} 55%, ${light(vars.glow.end, 76)} 68%)`,
  // The bottom of the mountains fades into the page's dark ground.
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(transparent 82%, ${vars.ground.deep} 99%)`,
    },
  },
});

export const ridges = rule({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  width: '100%',
  height: '46%',
  maxWidth: 'none',
  // On a wide frame the summits extend above the picture's box.
  overflow: 'visible',
});

export const far = rule({ fill: vars.ridge.far });
export const middle = rule({ fill: vars.ridge.middle });
export const near = rule({ fill: vars.ridge.near });
