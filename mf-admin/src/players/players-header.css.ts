import { vars } from '@vetta/design-system/theme';
import { rule } from '../product-rule.css.ts';

export const header = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.md,
});
