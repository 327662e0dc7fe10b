import { rule } from '@vetta/design-system/product-rule';
import { media, vars } from '@vetta/design-system/theme';

export const actions = rule({
  display: 'flex',
  gap: vars.space.sm,
  // On a phone each button takes a whole row.
  '@media': { [media.phone]: { display: 'grid', flexBasis: '100%', gap: vars.space.xs } },
});
