import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

const line = `1px solid color-mix(in srgb, ${vars.line.faint} 45%, transparent)`;
export const rows = rule({ display: 'grid', maxWidth: '60rem' });
export const row = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  paddingBlock: vars.space.sm,
  borderBlockStart: line,
});
export const rowWords = rule({ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' });
