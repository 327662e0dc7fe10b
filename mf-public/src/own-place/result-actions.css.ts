import { rule } from '@vetta/design-system/product-rule';
import { media, vars } from '@vetta/design-system/theme';

export const actions = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  marginBlockStart: vars.space.sm,
});

/** On a phone the buttons share the row. */
export const action = rule({
  display: 'grid',
  '@media': { [media.phone]: { flex: 'auto' } },
});
