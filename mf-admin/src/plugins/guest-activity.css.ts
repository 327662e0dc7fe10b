import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const list = rule({
  display: 'grid',
  gap: vars.space.xxs,
  // Else a guest that has done nothing leaves a second gap.
  ':empty': { display: 'none' },
});
export const calls = rule({ display: 'grid', gap: vars.space.xxs, overflowWrap: 'anywhere' });
