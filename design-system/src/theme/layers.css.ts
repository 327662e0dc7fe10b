import { globalLayer, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { layers } from './tokens.css.ts';

// The order is said once here, and every sheet imports it: whichever arrives first, the cascade is the same.
for (const name of Object.values(layers)) globalLayer(name);

/** One class whose rules live in the components layer. */
export const rule = (css: StyleRule, debugId?: string) =>
  style({ '@layer': { [layers.components]: css } }, debugId);

/** One class per key, all in the components layer. */
export const rules = <Key extends string>(map: Record<Key, StyleRule>, debugId?: string) =>
  styleVariants(map, (css: StyleRule) => ({ '@layer': { [layers.components]: css } }), debugId);
