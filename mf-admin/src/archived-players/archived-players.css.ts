import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';
import { rowWithActions } from '../kit/row-with-actions.ts';

export const list = rule({
  overflow: 'hidden',
  background: `color-mix(in srgb, ${vars.surface.base} 60%, transparent)`,
  border: `1px solid color-mix(in srgb, ${vars.line.faint} 55%, transparent)`,
  borderRadius: vars.radius.xl,
});

export const row = rule({
  ...rowWithActions,
  paddingInline: `clamp(${vars.space.md}, 4vw, ${vars.space.lg})`,
  selectors: { 'li + li > &': { borderBlockStart: `1px solid ${vars.line.faint}` } },
});

export const name = rule({ flex: '1 1 14rem', minWidth: 0 });
export const days = rule({ flex: '1 1 100%', maxWidth: '24rem', paddingBlock: vars.space.sm });
