import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const legend = rule({ marginBlockEnd: vars.space.xs });

export const list = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  gap: `${vars.space.xs} ${vars.space.md}`,
});

export const skeletonWords = rule({ flex: 1, minWidth: 0 });
