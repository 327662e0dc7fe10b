import { fallbacks } from '../font/fallbacks.ts';
import { coloursOf } from './colours.ts';
import { palette } from './palette.ts';
import { purposes } from './purposes.ts';

const archivo = [
  ...['Archivo Variable', ...fallbacks.map(({ family }) => family)].map((name) => `'${name}'`),
  'sans-serif',
].join(', ');

/** The theme of the pages. Lengths are rem, so that they follow the user's text size. */
export const dark = {
  ...coloursOf(palette, purposes),
  space: {
    xxxs: '0.125rem',
    xxs: '0.25rem',
    xs: '0.5rem',
    sm: '0.75rem',
    md: '1rem',
    lg: '1.5rem',
    xl: '2rem',
    xxl: '3rem',
    xxxl: '4rem',
    // Between two sections of a page.
    section: 'clamp(4rem, 9vw, 7rem)',
  },
  radius: { xs: '0.25rem', sm: '0.5rem', md: '0.75rem', lg: '1rem', xl: '1.5rem', pill: '999px' },
  font: {
    text: archivo,
    display: archivo,
  },
  size: {
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    // The name in a row.
    lead: '1.0625rem',
    lg: '1.25rem',
    xl: '1.5rem',
    title: 'clamp(1.625rem, 1.35rem + 1.2vw, 2rem)',
    display: 'clamp(2.75rem, 2.2rem + 2.4vw, 3.75rem)',
    hero: 'clamp(3rem, 1.4rem + 7.2vw, 7rem)',
  },
  // Large numerals: positions, countdowns, the words of a celebration.
  figure: { sm: '1.625rem', md: '1.875rem', lg: '2.5rem', xl: 'clamp(2.25rem, 1.4rem + 4.2vw, 4.5rem)' },
  // The heights of controls: fields and buttons; icon buttons; small buttons; what a finger needs.
  control: { height: '2.75rem', compact: '2.5rem', small: '2.25rem', target: '2.75rem' },
  // The least heights of rows: of the standings, of their first place, of the grid where numbers are typed.
  row: { board: '4.5rem', leader: '6.5rem', grid: '2.25rem' },
  motion: {
    fast: '150ms',
    normal: '220ms',
    slow: '300ms',
    // Something as large as the screen appears.
    scene: '900ms',
    // One turn of what shows that work is under way.
    loop: '1800ms',
    // How long nothing is shown before a wait is admitted.
    wait: '600ms',
    ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  },
};
