import { media, vars } from '@vetta/design-system/theme';
import { rule } from '../product-rule.css.ts';

export const header = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.md,
});

export const actions = rule({
  display: 'flex',
  gap: vars.space.sm,
  // On a phone each takes the whole line.
  '@media': { [media.phone]: { display: 'grid', flex: 1, gap: vars.space.xs } },
});
