import { keyframes } from '@vanilla-extract/css';
import { rule, rules } from '@vetta/design-system/product-rule';
import { media, vars } from '@vetta/design-system/theme';

export const root = rule({ position: 'relative', height: '100%' });

const appear = keyframes({ from: { visibility: 'hidden' } });
const plainBase = { height: '100%' };
/** It is there at once, and fades only away: nothing else is on screen when it comes. */
export const plain = rules({
  shown: plainBase,
  /** The first scene usually paints sooner; then the plain board is never seen. */
  waiting: { ...plainBase, animation: `${appear} 1ms ${vars.motion.wait} backwards` },
  leaving: {
    ...plainBase,
    opacity: 0,
    transition: `opacity ${vars.motion.slow} ease-in-out`,
    '@media': { [media.still]: { transition: 'none' } },
  },
});
