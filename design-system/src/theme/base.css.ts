import { globalStyle } from '@vanilla-extract/css';
import { layers, media, vars } from './tokens.css.ts';

const base = (selector: string, css: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.base]: css } });

base(':root', {
  colorScheme: 'dark',
  background: vars.ground.deep,
  // Text twice the usual size on a phone would be one word a line.
  fontSize: 'min(100%, 8vw)',
  // Without it the paper is dark where the browser prints backgrounds, and all text is lightened where it does not.
  // Ten points and a half, as in a letter: on paper the size for a screen would take twice the sheets.
  '@media': { print: { colorScheme: 'light', fontSize: '87.5%' } },
});

// A picture on a desk's large screen is looked at from further away.
base(":root[data-theme='dark']", { '@media': { 'screen and (min-width: 125rem)': { fontSize: '118.75%' } } });

base('@page', { margin: '12mm 10mm' });

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
  // No last line of a single word.
  textWrap: 'pretty',
  '@media': { [media.forcedColors]: { backgroundImage: 'none' }, print: { background: 'none' } },
});

base('noscript', { display: 'block', padding: vars.space.md, textAlign: 'center', color: vars.text.muted });
base(':focus-visible', { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' });
base('::selection', { color: vars.text.onGlow, background: vars.glow.end });

// In the weakest layer, because among important rules the weakest layer wins: no rule of a component or product can
// override it. Delays stay, so that the intro keeps its duration.
globalStyle('*, *::before, *::after', {
  '@layer': {
    [layers.reset]: {
      '@media': {
        [media.still]: {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
        },
        // Blurring the page behind a dialog is also most of what a computer without a graphics card draws.
        [media.lessTransparent]: { backdropFilter: 'none !important' },
      },
    },
  },
});

// What only a script answers is not shown where none runs, except a title's words; the shell's document says so (`noscript`).
globalStyle('button:not(h3 > *), search', {
  '@layer': { [layers.reset]: { '@media': { [media.scriptless]: { display: 'none !important' } } } },
});
