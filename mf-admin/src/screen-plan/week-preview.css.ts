import { rule } from '@vetta/design-system/product-rule';
import { asGrid, finePrint, quietWords, sunken, vars } from '@vetta/design-system/theme';

const columns = '2.5rem minmax(0, 1fr)';

export const hours = rule({ display: 'grid', gridTemplateColumns: columns, gap: vars.space.xs });
export const scale = rule({
  display: 'flex',
  justifyContent: 'space-between',
  ...finePrint,
  fontVariantNumeric: 'tabular-nums',
});
export const day = rule({ ...asGrid('xs', columns, 'center') });
export const name = rule({ fontSize: vars.size.sm, color: vars.text.muted });
export const bar = rule({ width: '100%', height: '1.5rem', ...sunken('sm') });
export const stretch = rule({
  selectors: {
    '&[data-kind=dark]': { fill: vars.surface.base },
    '&[data-kind=every]': { fill: vars.line.control },
    '&[data-kind="0"]': { fill: vars.glow.start },
    '&[data-kind="1"]': { fill: vars.status.info },
    '&[data-kind="2"]': { fill: vars.movement.up },
    '&[data-kind="3"]': { fill: vars.glow.end },
    '&[data-kind="4"]': { fill: vars.glow.middle },
  },
});
export const hour = rule({
  stroke: vars.surface.veil,
  strokeWidth: '1',
  vectorEffect: 'non-scaling-stroke',
});
export const legend = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxs} ${vars.space.md}`,
  ...quietWords,
});
export const key = rule({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs });
export const swatch = rule({
  width: '0.875rem',
  height: '0.875rem',
  borderRadius: vars.radius.sm,
  boxShadow: `0 0 0 1px ${vars.line.faint}`,
});
