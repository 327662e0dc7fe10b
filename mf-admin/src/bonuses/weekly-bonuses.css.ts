import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

// With two columns in the card the bonuses take a row of their own.
export const group = rule({
  '@container': { '(min-width: 38rem) and (max-width: 51.99rem)': { gridColumn: '1 / -1' } },
});

export const legend = rule({ marginBlockEnd: vars.space.xs });

export const list = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  gap: `${vars.space.xs} ${vars.space.md}`,
});
