import { vars } from '@vetta/design-system/theme';
import { rule } from '../product-rule.css.ts';

export const bar = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.md,
});

export const field = rule({ flex: '1 1 14rem', maxWidth: '24rem' });
export const count = rule({ marginInlineStart: 'auto' });
