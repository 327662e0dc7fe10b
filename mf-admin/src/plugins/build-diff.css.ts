import { rule } from '@vetta/design-system/product-rule';
import { vars } from '@vetta/design-system/theme';

export const hashes = rule({ fontVariantNumeric: 'tabular-nums', color: vars.text.primary });
export const old = rule({ color: vars.text.muted });
export const brought = rule({ display: 'grid', gap: vars.space.xxs, overflowWrap: 'anywhere' });
