import { rule } from '@vetta/design-system/product-rule';
import { ring } from './provisional-mark.css.ts';

/** The ring that marks provisional rows, beside the words that explain it. */
export const legend = `${ring} ${rule({ marginInlineEnd: '0.15em' })}`;

/** The ring stays with its words. */
export const open = rule({ whiteSpace: 'nowrap' });
