import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const rows = rule({ borderBlockStart: `1px solid ${vars.line.faint}` });

export const row = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.md}`,
  paddingBlock: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.line.faint}`,
});

export const words = rule({ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' });
