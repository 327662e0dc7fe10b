import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const list = rule({ display: 'grid', gap: vars.space.md });
export const row = rule({ paddingBlockEnd: vars.space.md, borderBlockEnd: `1px solid ${vars.line.faint}` });
/** The message as it was sent, with its lines. */
export const text = rule({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
