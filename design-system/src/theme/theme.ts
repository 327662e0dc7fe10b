export { podiumColours } from './podium-colours.ts';
export { layers, media, vars } from './tokens.css.ts';
