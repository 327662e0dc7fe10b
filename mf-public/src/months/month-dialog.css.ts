import { rule } from '@vetta/design-system/product-rule';
import { asGrid, bigFigures, media, podiumSelectors, vars } from '@vetta/design-system/theme';
import { openArrow } from '../leaderboard/open-arrow.ts';

export const own = rule({ fontWeight: 700 });
export const quiet = rule({ color: vars.text.muted });

export const standings = rule({ display: 'grid', gap: vars.space.xs });
export const rows = rule({ display: 'grid' });
export const item = rule({
  borderBlockEnd: `1px solid color-mix(in srgb, ${vars.line.faint} 45%, transparent)`,
});
export const row = rule({
  position: 'relative',
  ...asGrid('sm', '2rem minmax(0, 1fr) auto'),
  alignItems: 'baseline',
  paddingBlock: vars.space.xs,
  paddingInlineEnd: vars.space.md,
  selectors: {
    '&[data-out=disqualified]': { color: vars.text.muted },
    '&[data-own]': { color: vars.text.accent },
  },
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
  ...bigFigures(800),
  fontStretch: '110%',
  color: vars.text.muted,
  selectors: {
    ...podiumSelectors,
    [`${row}[data-out=disqualified] > &`]: { textDecoration: 'line-through' },
  },
});
export const player = rule({ minWidth: 0, display: 'grid', justifyItems: 'start' });
export const name = rule({ fontWeight: 600, overflowWrap: 'break-word' });

export const prizes = rule({ display: 'grid', gap: vars.space.xs });
export const prizeList = rule({ display: 'grid', gap: vars.space.xxs });
export const prize = rule({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr) minmax(0, auto)',
  columnGap: vars.space.sm,
  alignItems: 'baseline',
  // The winner stands below the prize: side by side both would break inside words.
  '@media': { [media.phone]: { gridTemplateColumns: '2rem minmax(0, 1fr)' } },
});
export const prizePlace = rule({
  fontWeight: 800,
  fontStretch: '110%',
  color: vars.text.muted,
  selectors: podiumSelectors,
});
export const prizeTitle = rule({ minWidth: 0, overflowWrap: 'break-word' });
export const winner = rule({
  minWidth: 0,
  textAlign: 'end',
  fontWeight: 650,
  overflowWrap: 'break-word',
  '@media': { [media.phone]: { gridColumn: 2, textAlign: 'start' } },
});
