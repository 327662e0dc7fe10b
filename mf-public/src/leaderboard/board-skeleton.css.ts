import { rule } from '@vetta/design-system/product-rule';

/** The first row is as tall as the leader's. */
export const item = rule({ selectors: { '&:first-child > *': { minHeight: '6.5rem' } } });
export const total = rule({ width: '5.5rem', fontSize: '0.9375rem' });
