import { style } from '@vanilla-extract/css';
import { vars } from '@vetta/design-system/theme';

export const age = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.md,
  rowGap: vars.space.xs,
  marginBlock: vars.space.sm,
  color: vars.text.muted,
  fontFamily: vars.font.text,
  fontSize: vars.size.sm,
});
export const guide = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
  gap: vars.space.md,
  marginBlock: vars.space.xl,
  color: vars.text.primary,
  fontFamily: vars.font.text,
  lineHeight: 1.5,
});
export const part = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.sm,
  padding: vars.space.lg,
  background: vars.surface.base,
  borderRadius: vars.radius.lg,
});
export const title = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.md,
  fontWeight: 780,
  fontStretch: '112%',
});
export const list = style({ display: 'grid', gap: vars.space.xs, listStyle: 'none' });

// A sign before each line, so that the colour is not alone.
const marked = (sign: string, color: string) =>
  style({
    display: 'grid',
    gridTemplateColumns: '1.25rem minmax(0, 1fr)',
    selectors: { '&::before': { content: `'${sign}'`, color, fontWeight: 800 } },
  });
export const yes = marked('✓', vars.status.success);
export const no = marked('✕', vars.status.danger);
export const words = marked('«', vars.text.accent);

export const keys = style({ display: 'grid', gap: vars.space.xs });
export const key = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, auto) minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: vars.space.sm,
});
export const cap = style({
  padding: `${vars.space.xxxs} ${vars.space.xs}`,
  border: `1px solid ${vars.line.control}`,
  borderRadius: vars.radius.xs,
  fontFamily: 'inherit',
  fontSize: vars.size.sm,
  whiteSpace: 'nowrap',
});
