import { keyframes } from '@vanilla-extract/css';
import { rule } from '@vetta/design-system/product-rule';
import {
  asGrid,
  asRow,
  bigFigures,
  media,
  podiumSelectors,
  quietWords,
  vars,
} from '@vetta/design-system/theme';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(100%)' } });
const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** The page's last part: it is fixed at the bottom of the screen while the page scrolls, and lies below the footer at its end. */
export const root = rule({
  position: 'sticky',
  zIndex: 10,
  insetBlockEnd: 0,
  width: '100%',
  maxWidth: '58rem',
  marginInline: 'auto',
  paddingInline: `max(${vars.space.xs}, env(safe-area-inset-left))`,
  paddingBlockEnd: `calc(${vars.space.xs} + env(safe-area-inset-bottom))`,
  animation: `${rise} ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: { ':root[data-card] &': { visibility: 'hidden' } },
  '@media': { print: { display: 'none' } },
});

const surface = {
  background: vars.surface.raised,
  boxShadow: `inset 0 0 0 1px ${vars.line.faint}, 0 12px 40px ${vars.ground.deep}`,
} as const;

export const bar = rule({
  ...surface,
  position: 'relative',
  ...asRow('xs'),
  width: '100%',
  minHeight: '3.25rem',
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.md,
  textAlign: 'start',
  borderRadius: vars.radius.lg,
  selectors: {
    'button&': { cursor: 'pointer' },
    'button&:hover': { background: vars.surface.hover },
  },
  '@media': {
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const place = rule({
  flexShrink: 0,
  ...bigFigures(830),
  fontSize: vars.size.xl,
  fontStretch: '114%',
  letterSpacing: '-0.03em',
  lineHeight: 1,
  color: vars.text.accent,
  selectors: podiumSelectors,
});

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const name = rule({ ...oneLine, fontWeight: 650 });
/** What has no room ends in dots: the card says it whole. On a phone it has two short lines, as high as the figures. */
export const next = rule({
  ...oneLine,
  flex: 1,
  minWidth: 0,
  ...quietWords,
  // Tighter spacing: the narrow widths are not in the font's first file.
  letterSpacing: '-0.03em',
  wordSpacing: '0.03em',
  '@media': {
    [media.phone]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      lineHeight: 1.2,
      whiteSpace: 'normal',
    },
  },
});

/** In large text the next place has their room: the panel has the points, too. */
export const points = rule({ '@media': { [media.largeText]: { display: 'none' } } });

export const arrow = rule({
  flexShrink: 0,
  fill: 'none',
  stroke: vars.text.muted,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
});

export const panel = rule({
  ...surface,
  position: 'absolute',
  insetInline: vars.space.xs,
  insetBlockEnd: 'calc(100% + 0.25rem)',
  maxHeight: 'calc(100dvh - 4.75rem - env(safe-area-inset-bottom))',
  overflow: 'auto',
  padding: vars.space.sm,
  borderRadius: vars.radius.lg,
  animation: `${unfold} ${vars.motion.normal} ${vars.motion.ease}`,
  '@media': { [media.forcedColors]: { background: 'Canvas', border: '1px solid CanvasText' } },
});

export const absent = rule({ flex: 1, minWidth: 0, ...asGrid('xxxs'), ...quietWords });
export const forget = rule({
  minHeight: vars.control.target,
  paddingInline: vars.space.sm,
  fontWeight: 650,
  cursor: 'pointer',
  borderRadius: vars.radius.md,
  selectors: { '&:hover': { background: vars.surface.hover } },
});
