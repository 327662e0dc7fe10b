import { rule, rules } from '@vetta/design-system/product-rule';
import { media, vars } from '@vetta/design-system/theme';

export const base = rule({
  position: 'absolute',
  inset: 0,
  // Its background stays behind it, even while it fades.
  isolation: 'isolate',
  transition: `opacity ${vars.motion.slow} ease-in-out`,
  '@media': { [media.still]: { transition: 'none' } },
});

export const layer = rules({
  staged: { opacity: 0 },
  shown: { opacity: 1 },
  leaving: { opacity: 0 },
});
