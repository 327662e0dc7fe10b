import { rule } from '@vetta/design-system/product-rule';
import { asGrid, asInline, media, vars } from '@vetta/design-system/theme';

const line = `1px solid color-mix(in srgb, ${vars.line.faint} 45%, transparent)`;
export const rows = rule({ display: 'grid', maxWidth: '60rem' });
export const row = rule({
  ...asInline('xs'),
  justifyContent: 'space-between',
  paddingBlock: vars.space.sm,
  borderBlockStart: line,
});
export const rowWords = rule({ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' });

export const brought = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.xxs} ${vars.space.xs}`,
});
export const broughtKind = rule({ minWidth: '6.4rem', fontSize: vars.size.sm, color: vars.text.muted });
export const broughtThing = rule({
  paddingInline: vars.space.xs,
  paddingBlock: '0.1em',
  fontSize: vars.size.sm,
  fontWeight: 550,
  background: `color-mix(in srgb, ${vars.surface.hover} 60%, transparent)`,
  borderRadius: vars.radius.sm,
  overflowWrap: 'anywhere',
});

export const canaryWords = rule({
  ...asGrid('xs', 'minmax(0, 1fr)'),
  flex: '1 1 20rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const canaryActions = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': { [media.phone]: { display: 'grid', flexBasis: '100%' } },
});

export const changes = rule({
  ...asGrid('xxs'),
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.primary,
  overflowWrap: 'anywhere',
});

export const compared = rule({
  ...asGrid('md', 'minmax(0, 28rem) auto'),
  justifyContent: 'space-between',
  alignItems: 'end',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const sides = rule({
  ...asGrid('md', 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))'),
});

export const hash = rule({
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.02em',
  color: vars.text.primary,
});
