import { createVar } from '@vanilla-extract/css';
import { rule } from '@vetta/design-system/product-rule';
import { asGrid, media, podiumSelectors, vars } from '@vetta/design-system/theme';
import { openArrow } from '../leaderboard/open-arrow.ts';

/** The share of the mountain's own colours: the rest is the night between it and the eye. */
const nearness = createVar();
const seen = (colour: string) => `color-mix(in srgb, ${colour} ${nearness}, ${vars.ground.base})`;

/** Two years; of what is farther only the outlines of neighbours touch. */
const MOST_IN_ORDER = 24;
const at = (width: string, share: string) => ({ width, vars: { [nearness]: share } });

export const root = rule({
  position: 'relative',
  flexShrink: 0,
  display: 'grid',
  alignContent: 'start',
  ...at('15rem', '46%'),
  selectors: {
    // Together as wide as a laptop's page, 56rem: three months are whole.
    '&[data-distance="0"]': at('min(22.5rem, 84vw)', '100%'),
    '&[data-distance="1"]': at('17.5rem', '78%'),
    '&[data-distance="2"]': at('16rem', '60%'),
    // A nearer mountain stands in front of those behind it.
    ...Object.fromEntries(
      Array.from({ length: MOST_IN_ORDER }, (_, n) => [`&:nth-child(${n + 2})`, { zIndex: -1 - n }]),
    ),
    // A month alone fills the width.
    '&:only-child': { width: '100%' },
  },
  '@media': {
    // Its podium stands beside the mountain.
    [media.tablet]: {
      selectors: {
        '&:only-child': {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          columnGap: vars.space.lg,
          alignItems: 'end',
          paddingBlockEnd: vars.space.lg,
        },
      },
    },
    // Without the mountains a month is its podium.
    print: {
      breakInside: 'avoid',
      selectors: {
        '&[data-distance]': { width: 'auto' },
        '&:only-child': { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockEnd: 0 },
      },
    },
  },
});

/** As high as the nearest month's picture, so that no summit is cut and all stand on the same ground. */
export const scene = rule({
  display: 'flex',
  alignItems: 'flex-end',
  height: 'clamp(13rem, 75vw, 21.5rem)',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

/** Wider than its place: mountains overlap, and the nearer one stands in front. */
export const picture = rule({
  display: 'block',
  flexShrink: 0,
  width: '136%',
  maxWidth: 'none',
  height: 'auto',
  marginInline: '-18%',
  overflow: 'visible',
  selectors: {
    [`${root}:first-child &`]: { width: '118%', marginInlineStart: '0' },
    [`${root}:only-child &`]: { width: '100%', marginInline: '0' },
  },
});

export const mountain = rule({ '@media': { [media.forcedColors]: { fill: 'Canvas' } } });
/** The morning's light, from the summit down to the rock. */
const lit = (light: string, percent: number) =>
  seen(`color-mix(in srgb, ${light} ${percent}%, ${vars.surface.hover})`);
export const summit = rule({ stopColor: lit(vars.glow.end, 92) });
export const dawn = rule({ stopColor: lit(vars.glow.middle, 78) });
export const dusk = rule({ stopColor: lit(vars.glow.start, 56) });
export const rock = rule({ stopColor: seen(vars.surface.hover) });
export const foot = rule({ stopColor: vars.ground.deep });
export const shade = rule({ stopColor: vars.ground.deep });
export const edge = rule({
  fill: 'none',
  stroke: seen(vars.line.control),
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
export const flag = rule({
  fill: seen(vars.podium.gold),
  stroke: seen(vars.podium.gold),
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
});

export const words = rule({
  position: 'relative',
  ...asGrid('xs'),
  alignContent: 'start',
  paddingBlock: vars.space.sm,
  paddingInlineEnd: vars.space.lg,
  selectors: { [`${root}:only-child &`]: { paddingInlineEnd: 0 } },
});

export const month = rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs });

export const open = rule({
  minHeight: vars.control.target,
  '@media': { print: { minHeight: 0 } },
  textAlign: 'start',
  fontSize: vars.size.md,
  fontWeight: 750,
  fontStretch: '110%',
  cursor: 'pointer',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  selectors: {
    '&::before': { ...openArrow, order: 1 },
    // The whole month is one target.
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { color: vars.text.accent },
    [`${root}:first-child &`]: { fontSize: vars.size.lg },
  },
});

export const podium = rule({ display: 'grid', gap: vars.space.xxxs });
export const winner = rule({
  ...asGrid('xs', '1.1rem minmax(0, 1fr) auto'),
  alignItems: 'baseline',
  fontSize: vars.size.sm,
  '@media': {
    [media.tablet]: {
      selectors: {
        // Beside its mountain the podium has room.
        [`${root}:only-child &`]: {
          gridTemplateColumns: '1.75rem minmax(0, 1fr) auto',
          paddingBlock: vars.space.sm,
          borderBlockStart: `1px solid ${vars.line.faint}`,
          fontSize: vars.size.lead,
        },
      },
    },
    print: {
      selectors: {
        [`${root}:only-child &`]: { paddingBlock: vars.space.xxxs, fontSize: vars.size.sm },
      },
    },
  },
});

export const position = rule({
  fontWeight: 830,
  fontStretch: '112%',
  fontVariantNumeric: 'tabular-nums',
  selectors: podiumSelectors,
});
export const name = rule({ minWidth: 0, fontWeight: 550, lineHeight: 1.25, overflowWrap: 'break-word' });
export const total = rule({ color: vars.text.muted, fontVariantNumeric: 'tabular-nums' });
