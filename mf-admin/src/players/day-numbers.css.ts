import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const list = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // In a card of one column that is wide enough, one row.
  '@container': {
    '(min-width: 20rem) and (max-width: 37.99rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
  gap: '1px',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
});

export const figure = rule({
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  background: `color-mix(in srgb, ${vars.surface.raised} 55%, transparent)`,
});

export const name = rule({ fontSize: vars.size.xs, color: vars.text.muted });
export const none = rule({ fontSize: vars.size.lg, lineHeight: 1.05, color: vars.text.muted });
