import { rule } from '@vetta/design-system/product-rule';
import { media, vars } from '@vetta/design-system/theme';

export const header = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.md,
});

export const actions = rule({
  display: 'flex',
  gap: vars.space.sm,
  // On a phone each button takes a whole row.
  '@media': { [media.phone]: { display: 'grid', flexBasis: '100%', gap: vars.space.xs } },
});
