import { rule } from '@vetta/design-system/product-rule';
import { asGrid, asStack, quietWords, sunken, vars } from '@vetta/design-system/theme';

export const field = rule({ ...asStack('xs'), minWidth: 0, margin: 0, padding: 0, border: 'none' });
export const label = rule({ padding: 0, marginBlockEnd: vars.space.xxs, ...quietWords, fontWeight: 550 });

export const box = rule({
  ...asGrid('sm', 'minmax(0, 7.5rem) minmax(0, 1fr)', 'center'),
  padding: vars.space.sm,
  ...sunken('lg'),
  border: `1px solid ${vars.line.control}`,
});

export const frame = rule({
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: vars.ground.deep,
  borderRadius: vars.radius.md,
});
export const picture = rule({ width: '100%', height: '100%', objectFit: 'cover' });

export const words = rule({ minWidth: 0, overflowWrap: 'anywhere' });
export const progress = rule({ gridColumn: '1 / -1' });
export const actions = rule({
  gridColumn: '1 / -1',
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
});
