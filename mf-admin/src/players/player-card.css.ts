import { vars } from '@vetta/design-system/theme';
import { rule } from '../product-rule.css.ts';

// The card arranges itself by its own width, whatever the sidebar leaves it.
export const place = rule({ containerType: 'inline-size', minWidth: 0 });

export const zones = rule({
  display: 'grid',
  gap: vars.space.lg,
  alignItems: 'start',
  '@container': {
    '(min-width: 38rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 17rem)' },
    '(min-width: 52rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 17rem) minmax(0, 15rem)' },
  },
});

export const person = rule({ display: 'flex', flexDirection: 'column', gap: vars.space.md, minWidth: 0 });
export const head = rule({ display: 'flex', alignItems: 'center', gap: vars.space.sm });
export const name = rule({ flex: 1, minWidth: 0 });
