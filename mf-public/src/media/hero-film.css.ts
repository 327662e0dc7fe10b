import { globalStyle } from '@vanilla-extract/css';
import { rule } from '@vetta/design-system/product-rule';
import { layers, media, vars } from '@vetta/design-system/theme';
import { wideHorizon } from '../hero/wide-horizon.ts';

/** The share of the horizon's height that the film shows, from its foot. */
const SHARE = 0.58;
/** The film's height up to the sky right above its summits, as a share of its width. */
const TO_SUMMITS = '21.25vw';

/** Lies on the horizon's lower part, ridge on ridge (`horizon` in ../hero/hero.css.ts), and ends below the text. */
export const heroFilm = rule({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '3rem',
  zIndex: -1,
  height: `calc(${SHARE} * 19rem)`,
  '@media': {
    [media.tablet]: { insetBlockEnd: 0, height: `calc(${SHARE} * clamp(22rem, 38vw, 30rem))` },
    ...Object.fromEntries(
      wideHorizon.map(({ query, flat }) => [query, { height: `min(${TO_SUMMITS} * ${flat}, 16rem)` }]),
    ),
    [media.forcedColors]: { display: 'none' },
  },
});

// A short fade: a longer one would reach down to the summits.
const fade = `linear-gradient(transparent, ${vars.ground.deep} 12%)`;

globalStyle(`${heroFilm} :is(video, img)`, {
  '@layer': {
    [layers.product]: {
      '@media': Object.fromEntries(
        wideHorizon.map(({ query, flat }) => [
          query,
          {
            insetBlockStart: 'auto',
            insetBlockEnd: 0,
            height: `calc(100% / ${flat})`,
            transform: `scaleY(${flat})`,
            transformOrigin: 'bottom',
            WebkitMaskImage: fade,
            maskImage: fade,
          },
        ]),
      ),
    },
  },
});
