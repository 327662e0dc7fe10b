import { rule } from '@vetta/design-system/product-rule';
import { media, vars } from '@vetta/design-system/theme';

/** As wide as its words. */
export const cards = rule({ maxWidth: '52rem' });

// It has the focus only once its buttons are switched off: a frame around it would be of nothing to press.
export const form = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  outline: 'none',
});
/** Each is as wide as the longest error below one: a field does not grow when its error comes. */
export const fields = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(0, 18rem))',
  alignItems: 'start',
  gap: vars.space.md,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
