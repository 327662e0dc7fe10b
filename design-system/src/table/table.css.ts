import { rule, rules } from '../theme/layers.css.ts';
import { finePrint, sunken } from '../theme/shapes.ts';
import { vars } from '../theme/tokens.css.ts';

export const box = rule({
  maxHeight: '24rem',
  overflow: 'auto',
  ...sunken('md'),
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});

export const table = rule({ width: '100%', borderCollapse: 'collapse', fontSize: vars.size.sm });

const padded = { paddingBlock: vars.space.xs, paddingInline: vars.space.sm } as const;

export const heading = rule({
  ...padded,
  position: 'sticky',
  insetBlockStart: 0,
  ...finePrint,
  fontWeight: 600,
  background: vars.surface.sunken,
});

export const cell = rule({
  ...padded,
  verticalAlign: 'top',
  borderBlockStart: `1px solid color-mix(in srgb, ${vars.line.faint} 45%, transparent)`,
});

export const kind = rules({
  text: { textAlign: 'start' },
  name: { fontWeight: 600, overflowWrap: 'anywhere', textAlign: 'start' },
  figure: { fontVariantNumeric: 'tabular-nums', textAlign: 'end', whiteSpace: 'nowrap' },
  day: { textAlign: 'start', whiteSpace: 'nowrap' },
});
