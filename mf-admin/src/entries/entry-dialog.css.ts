import { rule } from '@vetta/design-system/product-rule';
import { asGrid } from '@vetta/design-system/theme';

export const numbers = rule({
  ...asGrid('sm'),
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.5rem, 1fr))',
  alignItems: 'start',
});
