import { globalStyle } from '@vanilla-extract/css';
import { layers } from './tokens.css.ts';

const reset = (selector: string, css: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.reset]: css } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('*', { margin: 0, padding: 0 });
reset('html', { textSizeAdjust: '100%', WebkitTapHighlightColor: 'transparent' });
reset('img, video, svg', { display: 'block', maxWidth: '100%' });
reset('input, button, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('button', { background: 'none', border: 'none', textAlign: 'inherit' });
reset('ul, ol', { listStyle: 'none' });
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit' });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('fieldset', { border: 'none', minWidth: 0 });
reset('dialog', { border: 'none', color: 'inherit' });
