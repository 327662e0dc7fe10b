import { keyframes } from '@vanilla-extract/css';
import { rule, rules } from '../theme/layers.css.ts';
import { media, vars } from '../theme/tokens.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

const base = { display: 'block', maxWidth: '100%' } as const;
export const still = rule(base);
export const breathing = rule({
  ...base,
  animation: `${breathe} ${vars.motion.loop} ease-in-out infinite`,
});

const filled = {
  background: vars.surface.raised,
  '@media': { [media.forcedColors]: { background: 'Canvas', border: '1px solid GrayText' } },
} as const;

export const shape = rules({
  line: { ...filled, height: '0.75em', marginBlock: '0.3em', borderRadius: vars.radius.sm },
  title: { ...filled, height: '1.25em', marginBlock: '0.2em', borderRadius: vars.radius.sm },
  numeral: { ...filled, height: '1.75em', borderRadius: vars.radius.sm },
  mark: { ...filled, width: '2.25em', height: '2.25em', borderRadius: vars.radius.pill },
  button: { ...filled, height: vars.control.height, borderRadius: vars.radius.md },
  box: { ...filled, width: '1.375em', height: '1.375em', borderRadius: '0.4em' },
  /** Six weeks of seven days. */
  calendar: {
    maxWidth: '24rem',
    height: '15.5rem',
    background: `radial-gradient(circle closest-side, ${vars.surface.raised} 68%, transparent 74%) 0 0 / calc(100% / 7) calc(100% / 6)`,
    '@media': { [media.forcedColors]: { background: 'Canvas', border: '1px solid GrayText' } },
  },
});

/** The share of the free width, so that lines look like words of different lengths. */
export const width = rules({
  full: {},
  most: { width: '72%' },
  half: { width: '46%' },
  third: { width: '30%' },
});
