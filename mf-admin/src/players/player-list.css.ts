import { vars } from '@vetta/design-system/theme';
import { rule } from '../product-rule.css.ts';

export const cards = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 40rem), 1fr))',
  gap: vars.space.md,
});
