import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

/** As tall as the leader's row. */
export const leader = rule({ minHeight: vars.row.leader });
export const total = rule({ width: '5.5rem', fontSize: vars.size.md });
