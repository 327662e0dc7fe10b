export { podiumSelectors, side, sideSelectors } from './selectors.ts';
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
export { layers, media, vars } from './tokens.css.ts';
