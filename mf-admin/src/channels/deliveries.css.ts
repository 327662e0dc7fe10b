import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const row = rule({
  selectors: {
    '& + &': { paddingBlockStart: vars.space.md, borderBlockStart: `1px solid ${vars.line.faint}` },
  },
});
/** The message as it was sent, with its lines. */
export const text = rule({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
