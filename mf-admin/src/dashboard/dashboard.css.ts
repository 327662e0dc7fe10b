import { rule } from '@vetta/design-system/product-rule';
import { asGrid, asInline, asStack, media, quietWords, vars } from '@vetta/design-system/theme';

export const page = rule({ containerType: 'inline-size', display: 'grid', gap: vars.space.lg, minWidth: 0 });

export const title = rule({
  ...asInline('xs'),
  justifyContent: 'space-between',
  width: '100%',
  color: vars.text.muted,
});

// The skeleton and the notice take the width that the sentence may take.
export const notLoaded = rule({ width: '100%' });

export const sentence = rule({
  maxWidth: '40rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  fontWeight: 780,
  fontStretch: '114%',
  lineHeight: 1.15,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
});

// In one line, or in two where the date would not fit.
export const counters = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  rowGap: vars.space.md,
  paddingBlock: vars.space.md,
  borderBlock: `1px solid color-mix(in srgb, ${vars.line.faint} 55%, transparent)`,
  '@container': { '(min-width: 40rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  '@media': { [media.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const counter = rule({ ...asStack('xxs'), minWidth: 0, paddingInlineEnd: vars.space.sm });

export const name = rule({ fontSize: vars.size.sm, color: vars.text.muted });

export const panels = rule({
  ...asGrid('md', 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))', 'start'),
});

export const lines = rule({ display: 'grid', gap: vars.space.xs, color: vars.text.muted });

export const bonusTotal = rule({ ...asInline('xs'), alignItems: 'baseline', color: vars.text.muted });

export const bonusTable = rule({ width: '100%', borderCollapse: 'collapse' });

const bonusCell = {
  paddingBlock: vars.space.xs,
  verticalAlign: 'baseline',
  borderBlockStart: `1px solid color-mix(in srgb, ${vars.line.faint} 55%, transparent)`,
} as const;

export const bonusName = rule({ ...bonusCell, fontWeight: 600, lineHeight: 1.35, textAlign: 'start' });

export const bonusState = rule({ display: 'block', ...quietWords, fontWeight: 400 });

export const bonusFigure = rule({
  ...bonusCell,
  paddingInlineStart: vars.space.sm,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [media.largeText]: { paddingInlineStart: vars.space.xs, fontSize: vars.size.sm } },
});

export const dial = rule({ flexShrink: 0, width: '5rem', height: '5rem' });

export const track = rule({ fill: 'none', stroke: vars.surface.hover, strokeWidth: 5 });

// From midnight, at the top.
export const passed = rule({
  fill: 'none',
  stroke: vars.status.info,
  strokeWidth: 5,
  transform: 'rotate(-90deg)',
  transformOrigin: 'center',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const mark = rule({
  stroke: vars.text.primary,
  strokeWidth: 3,
  strokeLinecap: 'round',
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});

export const boardRow = rule({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.sm,
  // The total stands beneath the boardName.
  '@media': { [media.largeText]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  paddingBlock: vars.space.xs,
  selectors: {
    '& + &': { borderBlockStart: `1px solid color-mix(in srgb, ${vars.line.faint} 55%, transparent)` },
  },
});

export const boardName = rule({
  display: 'grid',
  fontWeight: 600,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});

export const boardParts = rule({ ...quietWords, fontWeight: 400, fontVariantNumeric: 'tabular-nums' });
