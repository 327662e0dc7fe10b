import { rule } from '@vetta/design-system/product-rule';
import { media } from '@vetta/design-system/theme';
import { ring } from './provisional-mark.css.ts';

/** The ring that marks provisional rows, beside the words that explain it. */
export const legend = `${ring} ${rule({ marginInlineEnd: '0.15em' })}`;

/** Too narrow for both on a line: the state has one of its own, and no dot stands at a line's end. */
const narrow = '(max-width: 34.9375rem)';
export const dot = rule({ '@media': { [narrow]: { display: 'none' } } });
export const state = rule({ '@media': { [narrow]: { display: 'block' } } });

/** The ring stays with its words. */
export const open = `${state} ${rule({ whiteSpace: 'nowrap', '@media': { [media.largeText]: { whiteSpace: 'normal' } } })}`;
