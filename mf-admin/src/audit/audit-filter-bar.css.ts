import { rule } from '@vetta/design-system/product-rule';
import { media, vars } from '@vetta/design-system/theme';

export const bar = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.sm,
});
export const day = rule({ '@media': { [media.phone]: { width: '100%' } } });
export const choice = rule({
  flex: '0 1 15rem',
  '@media': { [media.phone]: { flex: '1 1 8rem', minWidth: 0 } },
});
