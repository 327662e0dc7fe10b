import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const sections = rule({
  display: 'grid',
  gap: vars.space.section,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
