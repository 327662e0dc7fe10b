import { globalStyle } from '@vanilla-extract/css';
import { rule, rules } from '../theme/layers.css.ts';
import { covering, inMiddle } from '../theme/shapes.ts';
import { layers, media, vars } from '../theme/tokens.css.ts';

export const frame = rule({
  overflow: 'hidden',
  isolation: 'isolate',
  '@media': { print: { display: 'none' } },
});

/** The room that a film takes before anything is loaded. */
export const shape = rules({
  wide: { position: 'relative', aspectRatio: '16 / 9' },
  /** Never lower than its button. */
  strip: {
    position: 'relative',
    width: '100%',
    aspectRatio: '2 / 1',
    minHeight: `calc(${vars.control.target} + ${vars.space.xs})`,
  },
  /** As large as its positioned parent. */
  fill: { position: 'absolute', inset: 0 },
});

const layer = { ...covering, maxWidth: 'none', objectFit: 'cover' } as const;

/** Which part stays in sight when the frame has other proportions than the film. */
export const keep = rules({
  centre: { objectPosition: '50% 50%' },
  bottom: { objectPosition: '50% 100%' },
  /** All of it: a portrait photo would be cropped to a strip. */
  whole: { objectFit: 'contain', background: vars.surface.sunken },
});

const faded = (mask: string) => ({ WebkitMaskImage: mask, maskImage: mask });

/** How its picture ends: at once, or by fading into what is around it. */
export const edge = rules({
  hard: {},
  top: faded('linear-gradient(transparent, #000 30%)'),
  all: faded('radial-gradient(closest-side, #000 45%, transparent)'),
});

export const poster = rule(layer);
globalStyle(`${frame} > noscript > *`, {
  '@layer': { [layers.components]: { ...layer, objectFit: 'contain' } },
});

/**
 * Fades in over the poster. Its first frame is clipped away: Chromium would take it for the page's largest contentful paint,
 * even while it is transparent.
 */
export const video = rule({
  ...layer,
  clipPath: 'inset(100%)',
  opacity: 0,
  transition: `opacity ${vars.motion.scene} ${vars.motion.ease}`,
  selectors: { '&[data-shown]': { clipPath: 'none', opacity: 1 } },
});

export const fallback = rule({
  position: 'absolute',
  inset: 0,
  ...inMiddle,
  padding: vars.space.md,
  textAlign: 'center',
  color: vars.text.muted,
  background: vars.surface.sunken,
});

/** Small to the eye, large to the thumb. */
export const button = rule({
  position: 'absolute',
  zIndex: 1,
  ...inMiddle,
  width: '2.25rem',
  height: vars.control.small,
  padding: 0,
  color: vars.text.primary,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: '0.125rem',
      zIndex: -1,
      borderRadius: vars.radius.pill,
      background: vars.surface.veil,
      transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    },
    '&:hover::before': { background: vars.ground.deep },
    '&:focus-visible': { borderRadius: vars.radius.pill, outlineOffset: '0' },
  },
  '@media': {
    [media.coarse]: {
      width: vars.control.target,
      height: vars.control.target,
      selectors: { '&::before': { inset: '0.5rem' } },
    },
    [media.forcedColors]: { border: '1px solid ButtonText', borderRadius: vars.radius.pill },
  },
});

export const corner = rules({
  topStart: { insetBlockStart: vars.space.xs, insetInlineStart: vars.space.xs },
  bottomEnd: { insetBlockEnd: vars.space.xs, insetInlineEnd: vars.space.xs },
});

export const sign = rule({
  width: '1.125rem',
  height: '1.125rem',
  fill: 'currentColor',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
