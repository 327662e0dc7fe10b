export { podiumSelectors } from './podium-selectors.ts';
export { side, sideSelectors } from './side-selectors.ts';
export { layers, media, vars } from './tokens.css.ts';
