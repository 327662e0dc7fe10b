import { style } from '@vanilla-extract/css';
import { media, vars } from '@vetta/design-system/theme';

export const page = style({
  display: 'grid',
  gap: vars.space.xxl,
  maxWidth: '72rem',
  marginInline: 'auto',
  paddingBlock: vars.space.xl,
});
export const lead = style({
  maxWidth: '44rem',
  fontSize: vars.size.lg,
  lineHeight: 1.45,
  color: vars.text.muted,
});
export const top = style({ display: 'grid', gap: vars.space.sm });
export const section = style({ display: 'grid', gap: vars.space.md });
export const note = style({ maxWidth: '44rem', color: vars.text.muted });
export const name = style({ fontWeight: 650 });
/** A value or the name of a variable. */
export const code = style({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  fontSize: vars.size.xs,
  fontStretch: '100%',
  color: vars.text.muted,
  overflowWrap: 'anywhere',
});
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
  gap: vars.space.sm,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: '9rem 12rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.md,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `1px solid color-mix(in srgb, ${vars.line.faint} 50%, transparent)`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xxs } },
});
