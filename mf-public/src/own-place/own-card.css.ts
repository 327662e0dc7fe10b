import { rule } from '@vetta/design-system/product-rule';
import { asGrid, vars } from '@vetta/design-system/theme';
import { ownCardHeight } from '../hero/search-field.css.ts';

/** As high as the place that the document keeps for it (../hero/search-field.css.ts). */
export const root = rule({
  display: 'grid',
  maxWidth: '30rem',
  minHeight: ownCardHeight,
  marginBlockStart: vars.space.lg,
  outline: 'none',
  '@media': { print: { display: 'none' } },
});

export const body = rule({ ...asGrid('xs'), height: '100%', alignContent: 'space-between' });
export const head = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xxxs} ${vars.space.md}`,
});
export const player = rule({ minWidth: 0, display: 'grid', gap: vars.space.xxs });
export const name = rule({ fontSize: vars.size.lg, fontWeight: 650, lineHeight: 1.2 });
export const figures = rule({ display: 'flex', alignItems: 'center', gap: vars.space.sm });
export const quiet = rule({ fontSize: vars.size.sm, lineHeight: 1.35, color: vars.text.muted });
/** One line, also until the answer has come. */
export const before = rule({
  minHeight: '1.35em',
  fontSize: vars.size.sm,
  lineHeight: 1.35,
  color: vars.text.accent,
});

export const links = rule({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
});
