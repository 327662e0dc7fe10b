import { rule } from '@vetta/design-system/product-rule';
import { asGrid } from '@vetta/design-system/theme';

export const notice = rule({
  ...asGrid('md', 'minmax(0, 1fr) auto', 'start'),
});
export const words = rule({ margin: 0, overflowWrap: 'anywhere' });
