import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { layers } from '@vetta/design-system/theme';

/** One class whose rules live in the product's layer, above the design system's components. */
export const rule = (css: StyleRule) => style({ '@layer': { [layers.product]: css } });

/** One class per key, all in the product's layer. */
export const rules = <Key extends string>(map: Record<Key, StyleRule>) =>
  styleVariants(map, (css: StyleRule) => ({ '@layer': { [layers.product]: css } }));
