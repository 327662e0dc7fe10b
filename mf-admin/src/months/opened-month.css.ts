import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const sheet = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  containerType: 'inline-size',
  '@media': { print: { containerType: 'normal', gap: 0 } },
});

export const columns = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': { print: { gap: vars.space.sm } },
  '@container': {
    // A window of 1280 pixels leaves the section 59.
    '(min-width: 56rem)': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
});

export const onScreen = rule({ '@media': { print: { display: 'none' } } });
