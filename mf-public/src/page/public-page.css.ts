import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const page = rule({ minHeight: '100dvh', display: 'flex', flexDirection: 'column' });
export const main = rule({ flex: 1, outline: 'none' });

/** The board overlaps the picture above it a little. */
export const board = rule({
  position: 'relative',
  marginBlockStart: `calc(-1 * ${vars.space.xxl})`,
  paddingBlockEnd: vars.space.xxxl,
  scrollMarginBlockStart: vars.space.lg,
});

export const header = rule({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  height: '5rem',
});

export const footer = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  paddingBlock: vars.space.lg,
  color: vars.text.muted,
  fontSize: vars.size.sm,
});
