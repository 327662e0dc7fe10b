import { globalStyle } from '@vanilla-extract/css';
import { layers, media, vars } from './tokens.css.ts';

const base = (selector: string, css: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.base]: css } });

base(':root', { colorScheme: 'dark', background: vars.ground.deep });

// The page's ground, with very faint contour lines.
base('body', {
  minHeight: '100dvh',
  color: vars.text.primary,
  background: `url('../texture/contours.svg?no-inline') 50% 0 / 880px 880px, ${vars.ground.deep}`,
  fontFamily: vars.font.text,
  fontSize: vars.size.md,
  lineHeight: 1.5,
  fontOpticalSizing: 'auto',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
});

base(':focus-visible', { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' });
base('::selection', { color: vars.text.onGlow, background: vars.glow.end });
base('*', {
  '@media': {
    [media.still]: { animationDuration: '0.01ms', animationIterationCount: 1, scrollBehavior: 'auto' },
  },
});
