import { rule } from '@vetta/design-system/product-rule';
import { media, vars } from '@vetta/design-system/theme';

export const row = rule({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.sm,
  // The total stands beneath the name.
  '@media': { [media.largeText]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  paddingBlock: vars.space.xs,
  selectors: {
    '& + &': { borderBlockStart: `1px solid color-mix(in srgb, ${vars.line.faint} 55%, transparent)` },
  },
});

export const name = rule({ display: 'grid', fontWeight: 600, lineHeight: 1.35, overflowWrap: 'anywhere' });

export const parts = rule({
  fontSize: vars.size.sm,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.muted,
});
