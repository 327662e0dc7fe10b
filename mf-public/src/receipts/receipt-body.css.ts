import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const body = rule({ display: 'grid', gap: vars.space.md, minWidth: 0 });
export const moved = rule({ fontWeight: 600, textWrap: 'pretty' });
export const quiet = rule({ fontSize: vars.size.sm, color: vars.text.muted, textWrap: 'pretty' });
