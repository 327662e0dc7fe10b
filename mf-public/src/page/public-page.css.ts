import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const page = rule({ minHeight: '100dvh', display: 'flex', flexDirection: 'column' });
export const main = rule({ flex: 1, isolation: 'isolate', outline: 'none' });

/** The board overlaps the picture above it a little. */
export const board = rule({
  position: 'relative',
  marginBlockStart: `calc(-1 * ${vars.space.xxl})`,
  '@media': { print: { marginBlockStart: 0 } },
  paddingBlockEnd: vars.space.lg,
  scrollMarginBlockStart: vars.space.lg,
});

export const standings = rule({ position: 'relative' });

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
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  height: '5rem',
  '@media': { print: { height: 'auto' } },
});
export const sections = rule({
  display: 'flex',
  gap: vars.space.lg,
  '@media': { print: { display: 'none' } },
});

export const footer = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  paddingBlock: vars.space.lg,
  '@media': { print: { paddingBlock: vars.space.xs } },
  color: vars.text.muted,
  fontSize: vars.size.sm,
});
