export { podiumSelectors } from './podium-selectors.ts';
export { layers, media, vars } from './tokens.css.ts';
