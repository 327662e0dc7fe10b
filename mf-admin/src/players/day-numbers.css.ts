import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

// A card of one column that is wide enough has one row, in which a long number takes what the others leave. On the narrowest
// phones «Chiamate» would break there.
const oneRow = '(min-width: 22rem) and (max-width: 37.99rem)';

export const list = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@container': { [oneRow]: { gridTemplateColumns: 'repeat(4, minmax(min-content, 1fr))' } },
  gap: '1px',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
});

export const figure = rule({
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  '@container': { [oneRow]: { paddingInline: vars.space.xs } },
  background: `color-mix(in srgb, ${vars.surface.raised} 55%, transparent)`,
});

export const name = rule({ fontSize: vars.size.xs, color: vars.text.muted });
export const none = rule({ fontSize: vars.size.lg, lineHeight: 1.05, color: vars.text.muted });
export const absent = rule({ fontSize: vars.size.sm, color: vars.text.muted });
