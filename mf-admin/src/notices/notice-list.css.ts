import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const list = rule({ display: 'grid', gap: vars.space.sm, margin: 0, padding: 0, listStyle: 'none' });
export const notice = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.md,
});
export const head = rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs });
export const words = rule({ margin: 0, overflowWrap: 'anywhere' });
