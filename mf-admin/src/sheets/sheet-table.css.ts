import { rule } from '@vetta/design-system/product-rule';
import { finePrint, sunken, vars } from '@vetta/design-system/theme';

export const box = rule({
  maxHeight: '26rem',
  overflow: 'auto',
  ...sunken('md'),
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});

export const table = rule({ borderCollapse: 'collapse', fontSize: vars.size.sm });

export const heading = rule({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  // Six columns, the usual sheet, side by side on a laptop.
  minWidth: '8.5rem',
  padding: vars.space.xs,
  textAlign: 'start',
  verticalAlign: 'bottom',
  fontWeight: 400,
  background: vars.surface.sunken,
});

export const line = rule({
  paddingInline: vars.space.xs,
  ...finePrint,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 400,
  textAlign: 'end',
});

export const cell = rule({
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.sm,
  overflowWrap: 'anywhere',
  verticalAlign: 'top',
  fontVariantNumeric: 'tabular-nums',
  borderBlockStart: `1px solid color-mix(in srgb, ${vars.line.faint} 45%, transparent)`,
  selectors: {
    '&[data-unused]': { color: vars.text.muted },
    '&[data-wrong]': { boxShadow: `inset 0 0 0 2px ${vars.status.danger}` },
  },
});

export const wrong = rule({ display: 'block', fontSize: vars.size.xs, color: vars.status.danger });
