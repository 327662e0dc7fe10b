import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { layers } from '../theme/tokens.css.ts';

/** Returns a class whose rules are in the product's layer, above the components'. Call it in a `.css.ts` file. */
export const rule = (css: StyleRule): string => style({ '@layer': { [layers.product]: css } });

/** Returns one class per key, all in the product's layer. Call it in a `.css.ts` file. */
export const rules = <Key extends string>(map: Record<Key, StyleRule>): Record<Key, string> =>
  styleVariants(map, (css: StyleRule) => ({ '@layer': { [layers.product]: css } }));
