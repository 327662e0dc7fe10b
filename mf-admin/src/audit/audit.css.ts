import { rule } from '@vetta/design-system/product-rule';
import { asGrid, asInline, finePrint, media, quietWords, vars } from '@vetta/design-system/theme';

const line = `1px solid color-mix(in srgb, ${vars.line.faint} 45%, transparent)`;

export const day = rule({ display: 'grid', gap: vars.space.xs, maxWidth: '80rem' });
export const row = rule({
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: vars.space.sm,
  minHeight: '3rem',
  paddingBlock: vars.space.sm,
  borderBlockStart: line,
  '@media': { [media.phone]: { gridTemplateColumns: '3rem minmax(0, 1fr)' } },
});

export const time = rule({
  paddingBlockStart: vars.space.xxxs,
  ...quietWords,
  fontVariantNumeric: 'tabular-nums',
});

export const sentence = rule({
  color: vars.text.primary,
  lineHeight: 1.45,
  textWrap: 'pretty',
  overflowWrap: 'break-word',
  selectors: { '[data-undone] &': { color: vars.text.muted, textDecoration: 'line-through' } },
});
export const actor = rule({ fontWeight: 650 });

export const corrected = rule({
  paddingBlockStart: vars.space.xxxs,
  ...finePrint,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { gridColumn: 2 } },
});

export const undo = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': { [media.phone]: { gridColumn: 2 } },
});

export const fields = rule({ display: 'grid', gap: vars.space.xxs, paddingBlockStart: vars.space.xxs });
export const field = rule({
  ...asGrid('sm', 'minmax(min(7rem, 40%), 12rem) minmax(0, 1fr)'),
  fontSize: vars.size.sm,
  lineHeight: 1.45,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});
export const fieldName = rule({ color: vars.text.muted, overflowWrap: 'break-word' });
export const values = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
});
const value = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  minWidth: 0,
  overflowWrap: 'anywhere',
} as const;
export const before = rule({ ...value, color: vars.text.muted });
export const after = rule({ ...value, fontWeight: 600 });

export const filters = rule({ ...asInline('sm'), alignItems: 'flex-end' });
export const filteredDay = rule({ '@media': { [media.phone]: { width: '100%' } } });
export const filter = rule({
  flex: '0 1 15rem',
  '@media': { [media.phone]: { flex: '1 1 8rem', minWidth: 0 } },
});
