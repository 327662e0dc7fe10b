import { keyframes } from '@vanilla-extract/css';
import { rule } from '../theme/layers.css.ts';
import { asRow, asStack, finePrint, quietWords } from '../theme/shapes.ts';
import { media, vars } from '../theme/tokens.css.ts';

const wide = '16rem';
const narrow = '3rem';
const drawerWidth = '18rem';

export const root = rule({
  display: 'grid',
  gridTemplateColumns: `${wide} minmax(0, 1fr)`,
  minHeight: '100dvh',
  transition: `grid-template-columns ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: { '&[data-collapsed]': { gridTemplateColumns: `${narrow} minmax(0, 1fr)` } },
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: { '&[data-collapsed]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
    // On paper there is the page alone.
    print: {
      display: 'block',
      selectors: { '&[data-collapsed]': { display: 'block' } },
    },
  },
});

export const sidebar = rule({
  position: 'sticky',
  insetBlockStart: 0,
  // Its tooltips are in it: above what sticks in the page, below the header.
  zIndex: 15,
  height: '100dvh',
  background: vars.ground.base,
  boxShadow: `inset -1px 0 0 color-mix(in srgb, ${vars.line.faint} 60%, transparent)`,
  '@media': { [media.phone]: { display: 'none' }, print: { display: 'none' } },
});

/** A shadow at the end towards which more can be scrolled: the first two move with the content and cover the others at its ends. */
const showsMore = {
  backgroundImage: [
    `linear-gradient(${vars.ground.base}, transparent)`,
    `linear-gradient(transparent, ${vars.ground.base})`,
    `linear-gradient(${vars.line.control}, transparent)`,
    `linear-gradient(transparent, ${vars.line.control})`,
  ].join(),
  backgroundPosition: 'top, bottom, top, bottom',
  backgroundRepeat: 'no-repeat',
  backgroundSize: `100% ${vars.space.xl}, 100% ${vars.space.xl}, 100% ${vars.space.xs}, 100% ${vars.space.xs}`,
  backgroundAttachment: 'local, local, scroll, scroll',
} as const;

/** Scrolls within the sidebar, so that it does not clip the tooltips. */
export const places = rule({
  ...asStack('md'),
  height: '100%',
  paddingBlock: vars.space.md,
  overflow: 'hidden auto',
  ...showsMore,
});

export const brand = rule({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.compact,
  paddingInline: vars.space.md,
  overflow: 'hidden',
  selectors: {
    [`${root}[data-collapsed] ${sidebar} &`]: { paddingInline: vars.space.xxs, fontSize: '0.75em' },
  },
});

export const items = rule({
  ...asStack('xxxs'),
  paddingInline: vars.space.xs,
  selectors: { [`${root}[data-collapsed] ${sidebar} &`]: { paddingInline: vars.space.xxs } },
});

export const groupLabel = rule({
  paddingBlockEnd: vars.space.xs,
  paddingInline: vars.space.md,
  ...finePrint,
  fontWeight: 600,
  selectors: {
    // A line between the icons of two groups.
    [`${root}[data-collapsed] ${sidebar} &`]: {
      height: '1px',
      marginBlockEnd: vars.space.md,
      marginInline: vars.space.sm,
      padding: 0,
      background: vars.line.faint,
    },
  },
});

export const item = rule({
  position: 'relative',
  ...asRow('sm'),
  height: vars.control.compact,
  paddingInline: vars.space.sm,
  fontWeight: 500,
  color: vars.text.muted,
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.sm,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { color: vars.text.primary, background: vars.surface.base },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current="page"]': { color: vars.text.primary, fontWeight: 650, background: vars.surface.raised },
    // The accent marks the current page.
    '&[aria-current="page"]::before': {
      content: '',
      position: 'absolute',
      insetBlock: '0.5rem',
      insetInlineStart: 0,
      width: '3px',
      background: `linear-gradient(${vars.glow.end}, ${vars.glow.middle}, ${vars.glow.start})`,
      borderRadius: vars.radius.pill,
    },
  },
  '@media': {
    [media.coarse]: { height: vars.control.target },
    [media.forcedColors]: {
      selectors: {
        '&[aria-current="page"]::before': { insetBlock: 0, width: '6px', background: 'Highlight' },
      },
    },
  },
});

export const icon = rule({ display: 'grid', placeItems: 'center', flexShrink: 0, width: '1.25rem' });

export const foot = rule({ marginBlockStart: 'auto' });

export const main = rule({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const header = rule({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 20,
  ...asRow('sm'),
  minHeight: '4rem',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.md,
  background: `color-mix(in srgb, ${vars.ground.base} 86%, transparent)`,
  backdropFilter: 'blur(14px)',
  boxShadow: `inset 0 -1px 0 color-mix(in srgb, ${vars.line.faint} 60%, transparent)`,
  '@media': {
    [media.phone]: { gap: vars.space.xs, paddingInline: vars.space.xs },
    print: { display: 'none' },
  },
});

export const titles = rule({ flex: 1, minWidth: 0 });
export const title = rule({
  overflow: 'hidden',
  fontFamily: vars.font.display,
  fontWeight: 780,
  fontStretch: '116%',
  letterSpacing: '-0.01em',
  lineHeight: 1.25,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [media.phone]: {
      fontSize: vars.size.sm,
      fontStretch: '100%',
      lineHeight: 1.15,
      whiteSpace: 'normal',
      overflowWrap: 'normal',
    },
    '(max-width: 22.4375rem)': { fontSize: vars.size.xs },
  },
});
export const subtitle = rule({
  overflow: 'hidden',
  ...quietWords,
  lineHeight: 1.3,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { display: 'none' } },
});

export const actions = rule({
  ...asRow('xs'),
  '@media': { [media.phone]: { gap: 0 } },
});

export const content = rule({
  flex: 1,
  width: '100%',
  // A table of an office fills a desktop's screen; a page of text has its own measure.
  maxWidth: '112rem',
  marginInline: 'auto',
  padding: `clamp(${vars.space.md}, 3vw, ${vars.space.xl})`,
  outline: 'none',
  selectors: {
    // What scrolls inside itself gets all that is below the header: a second scrollbar beside its own would lead nowhere.
    '&:has([data-fills])': { position: 'relative', maxWidth: 'none', padding: 0 },
  },
  '@media': {
    // Below its end there is room for a toast: the last row can be scrolled from under it.
    'screen and (min-width: 48rem)': {
      selectors: {
        '&:not(:has([data-fills], [data-bottom-bar]))': {
          paddingBlockEnd: `calc(${vars.space.xxl} + ${vars.space.xxxl})`,
        },
      },
    },
  },
});

export const veil = rule({ position: 'fixed', inset: 0, zIndex: 40, background: vars.surface.veil });

const slide = keyframes({ from: { transform: 'translateX(-100%)' } });
export const drawer = rule({
  width: `min(${drawerWidth}, 100vw)`,
  height: '100%',
  background: vars.ground.base,
  outline: 'none',
  selectors: { '&[data-entering]': { animation: `${slide} ${vars.motion.normal} ${vars.motion.ease}` } },
});
export const drawerDialog = rule({
  ...asStack('md'),
  height: '100%',
  paddingBlock: vars.space.md,
  overflow: 'auto',
  outline: 'none',
  ...showsMore,
});
