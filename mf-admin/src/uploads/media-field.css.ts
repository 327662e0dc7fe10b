import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const field = rule({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 'none',
});
export const label = rule({
  padding: 0,
  marginBlockEnd: vars.space.xxs,
  fontSize: vars.size.sm,
  fontWeight: 550,
  color: vars.text.muted,
});
