import { style } from '@vanilla-extract/css';
import { vars } from '@vetta/design-system/theme';

export const swatch = style({ display: 'grid', gap: vars.space.xxs, alignContent: 'start' });
export const colour = style({
  height: '4.5rem',
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.line.faint}`,
});
/** A translucent colour is shown on the surface that it stands on. */
export const over = style({ backgroundColor: vars.surface.base, borderRadius: vars.radius.md });
export const tableFrame = style({ overflowX: 'auto', borderRadius: vars.radius.lg });
export const table = style({
  width: '100%',
  minWidth: '60rem',
  fontSize: vars.size.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const head = style({
  padding: vars.space.xs,
  textAlign: 'start',
  fontSize: vars.size.xs,
  fontWeight: 600,
  color: vars.text.muted,
});
export const cell = style({ padding: vars.space.xs, fontWeight: 650, whiteSpace: 'nowrap' });
export const weak = style({ outline: `2px solid ${vars.status.danger}`, outlineOffset: '-2px' });
export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: vars.space.xs,
});
export const under = style({ borderRadius: vars.radius.sm });
export const pair = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  padding: `${vars.space.xs} ${vars.space.sm}`,
  borderRadius: vars.radius.sm,
  fontWeight: 600,
});
