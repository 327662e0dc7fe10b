import { rule } from '@vetta/design-system/product-rule';
import { media, vars } from '@vetta/design-system/theme';
import { colours } from './mountain-cut.css.ts';

export const table = rule({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});
export const head = rule({ lineHeight: 0 });

export const line = rule({
  paddingBlock: '0.4rem',
  textAlign: 'start',
  fontWeight: 400,
  verticalAlign: 'baseline',
  selectors: { 'tfoot &': { paddingBlockStart: vars.space.sm, fontWeight: 800 } },
});

const coloured = (colour: string) => ({ background: colour });

export const swatch = rule({
  display: 'inline-block',
  width: '0.75rem',
  height: '0.75rem',
  marginInlineEnd: vars.space.sm,
  borderRadius: '0.2rem',
  boxShadow: `inset 0 0 0 1px ${vars.line.control}`,
  selectors: Object.fromEntries(
    Object.entries(colours).map(([layer, colour]) => [
      `&[data-layer=${layer}]`,
      { ...coloured(colour), boxShadow: 'none' },
    ]),
  ),
  '@media': { [media.forcedColors]: { display: 'none' } },
});

export const label = rule({ fontWeight: 600 });
export const note = rule({
  whiteSpace: 'nowrap',
  fontSize: vars.size.sm,
  color: vars.text.muted,
});

export const points = rule({
  paddingInlineStart: vars.space.md,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontWeight: 700,
  fontStretch: '104%',
  selectors: { 'tfoot &': { paddingBlockStart: vars.space.sm, fontWeight: 800 } },
});

export const pending = rule({ color: vars.text.accent });

export const sum = rule({
  borderBlockStart: `1px solid ${vars.line.faint}`,
  fontSize: vars.size.lg,
});
