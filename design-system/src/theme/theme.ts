export { podiumSelectors } from './podium-selectors.ts';
export {
  asGrid,
  asInline,
  asRow,
  asStack,
  bigFigures,
  covering,
  finePrint,
  inMiddle,
  quietWords,
  sunken,
} from './shapes.ts';
export { side, sideSelectors } from './side-selectors.ts';
export { layers, media, vars } from './tokens.css.ts';
