import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';
import { narrow } from './card-width.ts';

// In a wide card its children are columns of the card.
export const details = rule({
  display: 'contents',
  '@container': {
    [narrow]: {
      display: 'none',
      selectors: { '&[data-open]': { display: 'grid', gap: vars.space.lg } },
    },
  },
});

// The height of a month of five weeks with its legend: cards keep their place when calendars come and go.
export const calendar = rule({
  minHeight: '17.75rem',
  '@container': { [narrow]: { display: 'grid', justifyItems: 'center' } },
});

// With two columns in the card the bonuses take a row of their own.
export const bonuses = rule({
  '@container': {
    '(min-width: 38rem) and (max-width: 51.99rem)': { gridColumn: '1 / -1', minHeight: '8.25rem' },
  },
});
