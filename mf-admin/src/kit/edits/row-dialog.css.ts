import { rule } from '@vetta/design-system/product-rule';
import { asGrid, asStack, vars } from '@vetta/design-system/theme';

const wide = '(min-width: 56rem)';

/**
 * A form beside its preview; in a narrow dialog the preview is above the buttons. Beside the preview the buttons are at the end
 * of the form, where no toast covers them.
 */
export const columns = rule({
  ...asStack('lg'),
  '@media': {
    [wide]: {
      display: 'grid',
      alignItems: 'start',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space.xl,
    },
  },
});

export const preview = rule({
  ...asGrid('xs'),
  width: '100%',
  maxWidth: '28rem',
  minWidth: 0,
  '@media': { [wide]: { gridColumn: 2, gridRow: '1 / span 2', position: 'sticky', insetBlockStart: 0 } },
});
