import { rule } from '@vetta/design-system/product-rule';
import { media, vars } from '@vetta/design-system/theme';

export const words = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: '1 1 20rem',
  gap: vars.space.xs,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const changes = rule({ display: 'grid', fontWeight: 650, fontVariantNumeric: 'tabular-nums' });
export const actions = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': { [media.phone]: { display: 'grid', flexBasis: '100%' } },
});
