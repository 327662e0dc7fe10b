import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const cards = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: vars.space.md,
});
// The cards of a row are of one height.
export const place = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const card = rule({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  height: '100%',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const head = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
});
export const badges = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
export const facts = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.xs,
});
export const factName = rule({ fontSize: vars.size.xs, color: vars.text.muted });
export const factValue = rule({
  fontSize: vars.size.sm,
  fontWeight: 550,
  fontVariantNumeric: 'tabular-nums',
});
export const foot = rule({ marginBlockStart: 'auto' });

export const scopes = rule({ display: 'grid', gap: vars.space.xs });
export const legend = rule({ marginBlockEnd: vars.space.xs, fontWeight: 550 });
export const problem = rule({ fontSize: vars.size.sm, color: vars.status.danger });

export const shownKey = rule({
  display: 'block',
  padding: vars.space.md,
  fontSize: vars.size.sm,
  overflowWrap: 'anywhere',
  userSelect: 'all',
  background: vars.surface.base,
  border: `1px solid ${vars.line.control}`,
  borderRadius: vars.radius.md,
});
