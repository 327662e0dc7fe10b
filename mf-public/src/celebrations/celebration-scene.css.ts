import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const root = rule({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.xl,
  minHeight: 0,
});
