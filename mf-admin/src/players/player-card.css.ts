import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

// The card's layout depends on its own width.
export const item = rule({ containerType: 'inline-size', minWidth: 0 });

export const columns = rule({
  display: 'grid',
  gap: vars.space.lg,
  alignItems: 'start',
  '@container': {
    '(min-width: 38rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 17rem)' },
    '(min-width: 52rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 17rem) minmax(0, 15rem)' },
  },
});

export const summary = rule({ display: 'flex', flexDirection: 'column', gap: vars.space.md, minWidth: 0 });
export const header = rule({ display: 'flex', alignItems: 'center', gap: vars.space.sm });
export const name = rule({ flex: 1, minWidth: 0 });
