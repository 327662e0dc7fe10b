import { rule } from '@vetta/design-system/product-rule';
import { media, vars } from '@vetta/design-system/theme';

export const total = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.xs,
  color: vars.text.muted,
});

export const table = rule({ width: '100%', borderCollapse: 'collapse' });

const cell = {
  paddingBlock: vars.space.xs,
  verticalAlign: 'baseline',
  borderBlockStart: `1px solid color-mix(in srgb, ${vars.line.faint} 55%, transparent)`,
} as const;

export const name = rule({ ...cell, fontWeight: 600, lineHeight: 1.35, textAlign: 'start' });

export const state = rule({
  display: 'block',
  fontSize: vars.size.sm,
  fontWeight: 400,
  color: vars.text.muted,
});

export const figure = rule({
  ...cell,
  paddingInlineStart: vars.space.sm,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [media.largeText]: { paddingInlineStart: vars.space.xs, fontSize: vars.size.sm } },
});
