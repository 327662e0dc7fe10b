import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

const heading = {
  padding: vars.space.xs,
  fontSize: vars.size.xs,
  fontWeight: 600,
  color: vars.text.muted,
} as const;

export const root = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xs });
export const scroll = rule({
  maxHeight: '18rem',
  overflow: 'auto',
  background: vars.surface.sunken,
  borderRadius: vars.radius.md,
});
export const table = rule({ width: '100%', borderCollapse: 'collapse', fontSize: vars.size.sm });
export const head = rule({ ...heading, textAlign: 'start' });
export const name = rule({ padding: vars.space.xs, fontWeight: 600, textAlign: 'start' });
export const row = rule({
  borderBlockStart: `1px solid color-mix(in srgb, ${vars.line.faint} 45%, transparent)`,
});
export const figure = rule({
  padding: vars.space.xs,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
export const figureHead = rule({ ...heading, textAlign: 'end' });
export const same = rule({ color: vars.text.muted });
export const note = rule({
  display: 'block',
  fontSize: vars.size.xs,
  fontWeight: 400,
  color: vars.text.muted,
});
