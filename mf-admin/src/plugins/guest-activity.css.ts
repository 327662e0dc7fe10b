import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const list = rule({ display: 'grid', gap: vars.space.xxs });
export const calls = rule({ display: 'grid', gap: vars.space.xxs, overflowWrap: 'anywhere' });
