import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const words = rule({ display: 'grid', gap: vars.space.xxs, flex: '1 1 16rem' });
export const action = rule({ flexShrink: 0 });
export const list = rule({ display: 'grid', justifyItems: 'start', flexBasis: '100%', gap: vars.space.xs });
export const entries = rule({ width: '100%' });
export const entry = rule({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.xxs} ${vars.space.md}`,
  paddingBlock: vars.space.xs,
  fontSize: vars.size.sm,
});
export const when = rule({ color: vars.text.muted, fontVariantNumeric: 'tabular-nums' });
