import { globalStyle, keyframes } from '@vanilla-extract/css';
import { rule, rules } from '../theme/layers.css.ts';
import { asStack, inMiddle } from '../theme/shapes.ts';
import { layers, media, vars } from '../theme/tokens.css.ts';

/** A screen that is tall enough for buttons that stay in view. */
const tall = '(min-height: 28rem)';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px) scale(0.985)' } });

export const overlay = rule({
  position: 'fixed',
  inset: 0,
  zIndex: 50,
  display: 'grid',
  // In the middle while there is room; a tall one gives up its height, and its buttons at the bottom stay where they are.
  gridTemplateRows: 'minmax(min-content, 1fr) minmax(0, auto) 1fr',
  justifyItems: 'center',
  padding: vars.space.md,
  background: vars.surface.veil,
  backdropFilter: 'blur(6px)',
  selectors: {
    '&[data-entering]': { animation: `${appear} ${vars.motion.normal} ${vars.motion.ease}` },
    // A toast stands above the dialog, never on its buttons.
    '&::before': { content: '""', minHeight: 'var(--toast-room, 0px)' },
  },
  // On a phone it slides in from the bottom.
  '@media': {
    [media.phone]: {
      gridTemplateRows: 'minmax(min-content, 1fr) minmax(0, auto)',
      padding: vars.space.xs,
    },
  },
});

// Forced colours keep a gradient's transparency: the page would show through.
const lit = {
  background: `linear-gradient(${vars.surface.raised}, ${vars.surface.base} 12rem)`,
  '@media': { [media.forcedColors]: { background: 'Canvas' } },
} as const;

export const panel = rule({
  ...lit,
  gridRow: 2,
  width: '100%',
  maxHeight: '100%',
  overflow: 'auto',
  // What the keyboard moves to is not behind the title.
  scrollPaddingBlockStart: '4rem',
  color: vars.text.primary,
  border: `1px solid ${vars.line.faint}`,
  borderRadius: vars.radius.xl,
  boxShadow: `0 24px 96px ${vars.ground.deep}`,
  selectors: { '&[data-entering]': { animation: `${rise} ${vars.motion.normal} ${vars.motion.ease}` } },
  // What the keyboard moves to is not below the buttons.
  '@media': { ...lit['@media'], [tall]: { scrollPaddingBlockEnd: '6rem' } },
});

export const width = rules({
  sm: { maxWidth: '26rem' },
  md: { maxWidth: '34rem' },
  lg: { maxWidth: '48rem' },
  /** A form beside its preview. */
  xl: { maxWidth: '62rem' },
});

export const dialog = rule({ ...asStack('lg'), padding: vars.space.lg, outline: 'none' });

export const title = rule({
  fontFamily: vars.font.display,
  fontSize: vars.size.lg,
  fontWeight: 750,
  fontStretch: '114%',
  letterSpacing: '-0.01em',
  lineHeight: 1.25,
});

/** Covers what scrolls below it, as far as the panel's edges, and with its light. */
export const header = rule({
  ...lit,
  position: 'sticky',
  insetBlockStart: `calc(${vars.space.sm} - ${vars.space.lg})`,
  zIndex: 1,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: vars.space.xs,
  padding: `${vars.space.lg} ${vars.space.lg} ${vars.space.xs}`,
  margin: `calc(-1 * ${vars.space.lg}) calc(-1 * ${vars.space.lg}) calc(-1 * ${vars.space.xs})`,
});
export const description = rule({
  marginBlockStart: `calc(${vars.space.xs} - ${vars.space.lg})`,
  color: vars.text.muted,
});
export const close = rule({
  ...inMiddle,
  flexShrink: 0,
  width: vars.control.target,
  height: vars.control.target,
  margin: `calc(-1 * ${vars.space.xs})`,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  borderRadius: vars.radius.pill,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.surface.hover } },
});

export const form = rule({ display: 'flex', flexDirection: 'column', gap: vars.space.lg });
export const words = rule({ color: vars.text.muted });

export const actions = rule({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  // In a dialog that is taller than the screen the buttons stay in view.
  '@media': {
    [tall]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      // A little wider than the words: rows that open reach as far.
      padding: `${vars.space.md} ${vars.space.xs} ${vars.space.lg}`,
      margin: `calc(-1 * ${vars.space.md}) calc(-1 * ${vars.space.xs}) calc(-1 * ${vars.space.lg})`,
      background: `linear-gradient(transparent, ${vars.surface.base} ${vars.space.md})`,
    },
  },
});

// On a phone the buttons share the width; a button that does not fit takes a row of its own.
globalStyle(`${actions} > *`, {
  '@layer': { [layers.components]: { '@media': { [media.phone]: { flexGrow: 1 } } } },
});
