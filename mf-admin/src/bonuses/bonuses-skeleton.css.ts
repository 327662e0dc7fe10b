import { rule } from '@vetta/design-system/product-rule';

export const words = rule({ flex: 1, minWidth: 0 });
