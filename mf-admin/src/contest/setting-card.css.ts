import { rule } from '@vetta/design-system/product-rule';
import { media, vars } from '@vetta/design-system/theme';

/** As wide as its words. */
export const cards = rule({ maxWidth: '52rem' });

export const form = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md });
export const fields = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.md,
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const actions = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
