export { layers, media, vars } from './tokens.css.ts';
