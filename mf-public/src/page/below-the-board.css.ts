import { rule } from '@vetta/design-system/product-rule';

export const sections = rule({
  display: 'grid',
  gap: 'clamp(4rem, 9vw, 7rem)',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
