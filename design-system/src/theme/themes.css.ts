import { assignVars, globalStyle } from '@vanilla-extract/css';
import { dark } from './dark.ts';
import { kiosk } from './kiosk.ts';
import { layers, media, vars } from './tokens.css.ts';

const tokens = (selector: string, values: typeof dark) =>
  globalStyle(selector, {
    '@layer': {
      [layers.tokens]: {
        vars: assignVars(vars, values),
        '@media': {
          [media.still]: {
            vars: {
              [vars.motion.fast]: '0ms',
              [vars.motion.normal]: '0ms',
              [vars.motion.slow]: '0ms',
              [vars.motion.scene]: '0ms',
            },
          },
        },
      },
    },
  });

tokens(":root, [data-theme='dark']", dark);
tokens("[data-theme='kiosk']", kiosk);
