import { rule } from '@vetta/design-system/product-rule';
import { asGrid, media } from '@vetta/design-system/theme';

/** As wide as its words. */
export const cards = rule({ maxWidth: '52rem' });

// It has the focus only once its buttons are switched off: a frame around it would be of nothing to press.
export const form = rule({ ...asGrid('md', 'minmax(0, 1fr)'), outline: 'none' });
/** Each is as wide as the longest error below one: a field does not grow when its error comes. */
export const fields = rule({
  ...asGrid('md', 'repeat(auto-fill, minmax(0, 18rem))', 'start'),
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
