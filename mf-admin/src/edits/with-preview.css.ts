import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

/** A form beside its preview, or above it if the dialog is narrow. */
export const columns = rule({
  display: 'grid',
  gap: vars.space.lg,
  alignItems: 'start',
  '@media': {
    '(min-width: 56rem)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)',
      gap: vars.space.xl,
    },
  },
});

export const preview = rule({
  display: 'grid',
  gap: vars.space.xs,
  minWidth: 0,
  '@media': { '(min-width: 56rem)': { position: 'sticky', insetBlockStart: 0 } },
});

export const caption = rule({ fontSize: vars.size.sm, fontWeight: 550, color: vars.text.muted });
