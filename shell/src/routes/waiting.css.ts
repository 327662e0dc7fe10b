import { keyframes, style } from '@vanilla-extract/css';
import { layers, vars } from '@vetta/design-system/theme';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const waiting = style({
  '@layer': {
    [layers.product]: {
      padding: vars.space.xl,
      textAlign: 'center',
      color: vars.text.muted,
      animation: `${appear} ${vars.motion.normal} 600ms both`,
    },
  },
});
