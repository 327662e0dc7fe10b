import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const own = rule({ fontWeight: 700 });
export const quiet = rule({ color: vars.text.muted });
