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
// In a narrow card the name takes a row of its own: beside the buttons a long word would break.
const narrow = '(max-width: 21.99rem)';
export const header = rule({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space.sm,
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', justifyItems: 'start' } },
});
export const name = rule({
  minWidth: 0,
  '@container': { [narrow]: { gridRow: 2, gridColumn: '1 / -1' } },
});
