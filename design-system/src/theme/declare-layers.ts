import { globalLayer } from '@vanilla-extract/css';
import { layers } from './tokens.css.ts';

/**
 * Declares the order of the layers in the style sheet that calls it. Every sheet declares it before its first rule, so
 * that the cascade does not depend on the order in which sheets load.
 */
export const declareLayers = () => {
  for (const name of Object.values(layers)) globalLayer(name);
};
