import { rule, rules } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const root = rule({ display: 'grid', gap: vars.space.sm, minHeight: 0 });
export const way = rules({
  landscape: { gridTemplateRows: 'minmax(0, 1fr) auto auto' },
  portrait: { gridTemplateRows: 'minmax(0, 1fr) auto auto', gap: vars.space.md },
});

export const prizes = rule({ display: 'grid', gap: vars.space.sm });
export const prizesWay = rules({
  landscape: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.md },
  portrait: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
