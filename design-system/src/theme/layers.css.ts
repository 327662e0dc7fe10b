import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { declareLayers } from './declare-layers.ts';
import { layers } from './tokens.css.ts';

declareLayers();

/** Returns a class whose rules are in the components layer. */
export const rule = (css: StyleRule, debugId?: string) =>
  style({ '@layer': { [layers.components]: css } }, debugId);

/** Returns one class per key, all in the components layer. */
export const rules = <Key extends string>(map: Record<Key, StyleRule>, debugId?: string) =>
  styleVariants(map, (css: StyleRule) => ({ '@layer': { [layers.components]: css } }), debugId);
