import { rule } from '@vetta/design-system/product-rule';
import { media, podiumSelectors, vars } from '@vetta/design-system/theme';
import { openArrow } from '../leaderboard/open-arrow.ts';

export const root = rule({ display: 'grid', gap: vars.space.xs });
export const rows = rule({ display: 'grid' });
export const item = rule({
  borderBlockEnd: `1px solid color-mix(in srgb, ${vars.line.faint} 45%, transparent)`,
});
export const row = rule({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr) auto',
  gap: vars.space.sm,
  alignItems: 'baseline',
  paddingBlock: vars.space.xs,
  paddingInlineEnd: vars.space.md,
  selectors: { '&[data-own]': { color: vars.text.accent } },
  '@media': { [media.coarse]: { paddingBlock: vars.space.sm } },
});

/** The whole row is one button. */
export const open = rule({
  position: 'absolute',
  insetBlock: 0,
  insetInline: `calc(-1 * ${vars.space.xs})`,
  cursor: 'pointer',
  background: 'transparent',
  borderRadius: vars.radius.md,
  selectors: {
    '&:hover': { background: `color-mix(in srgb, ${vars.text.primary} 5%, transparent)` },
    '&[aria-expanded=true]': { background: `color-mix(in srgb, ${vars.text.primary} 8%, transparent)` },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&::after': {
      ...openArrow,
      position: 'absolute',
      insetBlockStart: 'calc(50% - 0.35rem)',
      insetInlineEnd: vars.space.xs,
      transform: 'rotate(135deg)',
    },
    '&[aria-expanded=true]::after': { transform: 'rotate(-45deg)' },
  },
});
export const receipt = rule({ paddingBlock: `${vars.space.sm} ${vars.space.md}` });
export const position = rule({
  fontFamily: vars.font.display,
  fontWeight: 800,
  fontStretch: '110%',
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.muted,
  selectors: podiumSelectors,
});
export const player = rule({ minWidth: 0, display: 'grid' });
export const name = rule({ fontWeight: 600, overflowWrap: 'break-word' });
