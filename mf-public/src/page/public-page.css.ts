import { keyframes } from '@vanilla-extract/css';
import { rule } from '@vetta/design-system/product-rule';
import { asRow, media, quietWords, vars } from '@vetta/design-system/theme';

/** Of the header that sticks once the hero is gone. */
export const slimHeight = '3rem';

export const page = rule({ minHeight: '100dvh', display: 'flex', flexDirection: 'column' });
export const main = rule({ flex: 1, isolation: 'isolate', outline: 'none' });

/** The board overlaps the picture above it a little. */
export const board = rule({
  position: 'relative',
  marginBlockStart: `calc(-1 * ${vars.space.xxl})`,
  '@media': { print: { marginBlockStart: 0 } },
  paddingBlockEnd: vars.space.lg,
});

/** Wider than the sections of text, where there is room. */
export const standings = rule({
  position: 'relative',
  scrollMarginBlockStart: `calc(${slimHeight} + ${vars.space.sm})`,
  '@media': { 'screen and (min-width: 80rem)': { marginInline: `calc(-2 * ${vars.space.xxl})` } },
});

/** Beside the board's title, which leaves room for it (`header` in ../leaderboard/board.css.ts). */
export const character = rule({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: vars.space.xs,
  insetInlineEnd: vars.space.xs,
  width: 'clamp(min(35vw, 8.5rem), 26vw, 14rem)',
  '@media': { '(max-width: 22.4375rem)': { width: 'min(32.5vw, 6.5rem)' } },
});

export const header = rule({
  position: 'relative',
  zIndex: 1,
  ...asRow('md'),
  justifyContent: 'space-between',
  height: '5rem',
  '@media': { print: { height: 'auto' } },
});
const descend = keyframes({ from: { transform: 'translateY(-100%)' } });
/** It covers what scrolls beneath it; its links' targets stop below it. */
export const slim = rule({
  position: 'fixed',
  zIndex: 6,
  insetInline: 0,
  insetBlockStart: 0,
  background: vars.surface.base,
  borderBlockEnd: `1px solid ${vars.line.faint}`,
  paddingBlockStart: 'env(safe-area-inset-top)',
  animation: `${descend} ${vars.motion.normal} ${vars.motion.ease}`,
  '@media': { print: { display: 'none' } },
});
export const slimBar = rule({
  ...asRow('md'),
  justifyContent: 'space-between',
  minHeight: slimHeight,
  '@media': { [media.largeText]: { fontSize: 'min(1em, 5.5vw)', gap: vars.space.xs } },
});
/** Large text leaves no room for it. */
export const slimLogo = rule({ '@media': { [media.largeText]: { display: 'none' } } });

export const sections = rule({
  display: 'flex',
  gap: vars.space.lg,
  '@media': { [media.largeText]: { gap: vars.space.xs, fontSize: 'min(1em, 7vw)' } },
});

export const footer = rule({
  ...asRow('md'),
  justifyContent: 'space-between',
  paddingBlock: vars.space.lg,
  '@media': { print: { paddingBlock: vars.space.xs } },
  ...quietWords,
});
