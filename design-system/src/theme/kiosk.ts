import { dark } from './dark.ts';

/**
 * The theme of the wall screens, readable from five metres. Every length follows the frame's smaller side (1 vmin is
 * 10.8 px at 1080p), so that 720p, 4K and portrait look the same.
 */
export const kiosk: typeof dark = {
  ...dark,
  space: {
    xxxs: '0.3vmin',
    xxs: '0.5vmin',
    xs: '1vmin',
    sm: '1.5vmin',
    md: '2.2vmin',
    lg: '3vmin',
    xl: '4vmin',
    xxl: '6vmin',
    xxxl: '8vmin',
    section: '10vmin',
  },
  radius: { xs: '0.5vmin', sm: '0.9vmin', md: '1.4vmin', lg: '1.8vmin', xl: '2.6vmin', pill: '999px' },
  size: {
    // The smallest text that is readable from five metres.
    xs: '2.5vmin',
    sm: '2.5vmin',
    md: '2.8vmin',
    lead: '3.5vmin',
    lg: '3.7vmin',
    xl: '4.6vmin',
    title: '5vmin',
    display: '9vmin',
    hero: '15vmin',
  },
  figure: { sm: '4.2vmin', md: '6vmin', lg: '8vmin', xl: '13vmin' },
  control: { height: '6vmin', compact: '5.5vmin', small: '5vmin', target: '6vmin' },
  // A row of the board holds a name of 3.5 on two lines, and its detail and its tie of 2.5 below. It must be at least 3 % of
  // the screen's height to be readable from five metres.
  row: { board: '15vmin', leader: '15vmin', grid: '5vmin' },
  motion: {
    fast: '300ms',
    normal: '600ms',
    slow: '900ms',
    scene: '1200ms',
    loop: '1800ms',
    wait: '1500ms',
    ease: dark.motion.ease,
  },
};
