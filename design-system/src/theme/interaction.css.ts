import { rule } from './layers.css.ts';
import { media, vars } from './tokens.css.ts';

/** An interactive element: at least 24 px, or 44 px with a coarse pointer, with a visible focus ring. */
export const pressable = rule({
  minHeight: vars.control.height,
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  outline: 'none',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, box-shadow ${vars.motion.fast} ${vars.motion.ease}, filter ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[data-focus-visible], &:focus-visible': {
      outline: `2px solid ${vars.focus.ring}`,
      outlineOffset: '2px',
    },
    '&[data-disabled], &:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': { [media.coarse]: { minHeight: vars.control.target, minWidth: vars.control.target } },
});
