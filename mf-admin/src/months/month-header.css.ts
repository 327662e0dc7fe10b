import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

const onScreenOnly = { print: { display: 'none' } } as const;

export const header = rule({ display: 'grid', gap: vars.space.xs });
export const back = rule({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: vars.space.xxs,
  minHeight: vars.control.target,
  fontSize: vars.size.sm,
  color: vars.text.muted,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.text.primary } },
  '@media': onScreenOnly,
});
export const line = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.md,
});
export const titles = rule({ display: 'grid', gap: vars.space.xs, minWidth: 0 });
export const state = rule({ color: vars.text.muted });
export const actions = rule({ '@media': onScreenOnly });
