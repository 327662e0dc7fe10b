import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';
import { rowWithActions } from '../kit/row-with-actions.ts';

export const rows = rule({ borderBlockStart: `1px solid ${vars.line.faint}` });

export const row = rule({
  ...rowWithActions,
  borderBlockEnd: `1px solid ${vars.line.faint}`,
});

export const words = rule({ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' });
