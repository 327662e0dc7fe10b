import { globalLayer } from '@vanilla-extract/css';
import { layers } from './tokens.css.ts';

/**
 * Says the order of the layers in the sheet that calls it. Every sheet says it before its first rule: whichever
 * arrives first, the cascade is the same.
 */
export const declareLayers = () => {
  for (const name of Object.values(layers)) globalLayer(name);
};
