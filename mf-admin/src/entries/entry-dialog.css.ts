import { rule } from '@vetta/design-system/product-rule';
import { asGrid } from '@vetta/design-system/theme';

export const numbers = rule({
  ...asGrid('sm', 'repeat(auto-fit, minmax(5.5rem, 1fr))', 'start'),
});
