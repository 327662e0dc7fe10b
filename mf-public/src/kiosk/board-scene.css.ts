import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

/** The first five, and the page that turns. */
export const board = rule({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  minHeight: 0,
  gap: `${vars.space.xs} ${vars.space.sm}`,
});

export const message = rule({
  alignSelf: 'center',
  justifySelf: 'center',
  maxWidth: '22em',
  textAlign: 'center',
  textWrap: 'balance',
  fontSize: vars.size.title,
  fontWeight: 750,
  fontStretch: '112%',
});

export const soon = rule({
  marginBlockStart: vars.space.md,
  fontSize: vars.size.lg,
  fontWeight: 500,
  fontStretch: '100%',
  color: vars.text.muted,
});

export const missing = rule({ fontSize: vars.size.md, whiteSpace: 'nowrap' });
