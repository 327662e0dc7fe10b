import { keyframes } from '@vanilla-extract/css';
import { rule } from '@vetta/design-system/product-rule';
import { inMiddle, media, vars } from '@vetta/design-system/theme';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const button = rule({
  position: 'fixed',
  zIndex: 5,
  insetInlineEnd: `max(${vars.space.md}, env(safe-area-inset-right))`,
  insetBlockEnd: `calc(${vars.space.md} + env(safe-area-inset-bottom))`,
  ...inMiddle,
  width: '3rem',
  height: '3rem',
  cursor: 'pointer',
  color: vars.text.onBright,
  background: vars.text.primary,
  borderRadius: vars.radius.pill,
  boxShadow: `0 8px 24px ${vars.ground.deep}`,
  animation: `${appear} ${vars.motion.normal} ${vars.motion.ease}`,
  transition: `opacity ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: { '&:hover': { filter: 'brightness(0.94)' } },
  '@media': {
    // Where the bar with one's own place leaves no room beside it.
    '(max-width: 67.9rem)': {
      selectors: {
        '&[data-reading]:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' },
        '&[data-above-bar]': {
          insetBlockEnd: `calc(4.25rem + ${vars.space.xs} + env(safe-area-inset-bottom))`,
        },
      },
    },
    [media.forcedColors]: { border: '1px solid ButtonText' },
    print: { display: 'none' },
  },
});

export const arrow = rule({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
