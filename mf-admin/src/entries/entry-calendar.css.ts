import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

const narrow = '(max-width: 37.99rem)';

export const opener = rule({ display: 'none', '@container': { [narrow]: { display: 'block' } } });

export const box = rule({
  minHeight: '16rem',
  '@container': {
    [narrow]: {
      display: 'none',
      marginBlockStart: vars.space.xs,
      selectors: { '&[data-open]': { display: 'grid', justifyItems: 'center' } },
    },
  },
});
