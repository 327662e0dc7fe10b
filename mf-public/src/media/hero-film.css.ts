import { globalStyle } from '@vanilla-extract/css';
import { rule } from '@vetta/design-system/product-rule';
import { layers, media } from '@vetta/design-system/theme';

const WIDE = '(min-width: 1500px)';
/** The share of the horizon's height that the film shows, from its foot. */
const SHARE = 0.58;
/** How much lower the mountains stand on wide screens, as the horizon's do. */
const FLAT = 0.7;

/** Lies on the horizon's lower part, ridge on ridge (`horizon` in ../hero/hero.css.ts), and ends below the text. */
export const heroFilm = rule({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '3rem',
  zIndex: -1,
  height: `calc(${SHARE} * 19rem)`,
  '@media': {
    [media.tablet]: { insetBlockEnd: 0, height: `calc(${SHARE} * clamp(22rem, 38vw, 30rem))` },
    [WIDE]: { height: `calc(${SHARE} * ${FLAT} * 36rem)` },
    [media.forcedColors]: { display: 'none' },
  },
});

globalStyle(`${heroFilm} :is(video, img)`, {
  '@layer': {
    [layers.product]: {
      '@media': {
        [WIDE]: {
          insetBlockStart: 'auto',
          insetBlockEnd: 0,
          height: `calc(100% / ${FLAT})`,
          transform: `scaleY(${FLAT})`,
          transformOrigin: 'bottom',
        },
      },
    },
  },
});
