import { rule } from '@vetta/design-system/product-rule';
import { media, vars } from '@vetta/design-system/theme';
import { leaving as firstBoardLeaving } from './first-board.css.ts';
import { plain } from './scenes.css.ts';

const fade = {
  transition: `opacity ${vars.motion.slow} ease-in-out`,
  '@media': { [media.still]: { transition: 'none' } },
};

export const base = rule({
  position: 'absolute',
  inset: 0,
  // Its background stays behind it, even while it fades.
  isolation: 'isolate',
});

const leaving = rule({ opacity: 0, ...fade });
export const layer = {
  staged: rule({ opacity: 0 }),
  /**
   * Fades in only beside what fades out. The browser may begin the two fades at different times: once the other is gone, this
   * one is on screen whole, so that no frame is empty.
   */
  shown: rule({
    opacity: 1,
    // Its initial value would let a fade that runs go on.
    transition: 'none',
    selectors: {
      [`${leaving} ~ &`]: fade,
      [`&:has(~ ${plain.leaving})`]: fade,
      [`${firstBoardLeaving} + #root &`]: fade,
    },
  }),
  leaving,
};
