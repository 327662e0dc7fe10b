import { type StyleRule, style } from '@vanilla-extract/css';
import { layers } from '@vetta/design-system/theme';

/** One class of this plugin's own, in the layer above the design system's. */
export const rule = (css: StyleRule) => style({ '@layer': { [layers.product]: css } });
