import { rule } from '../theme/layers.css.ts';
import { asRow, sunken } from '../theme/shapes.ts';
import { media, vars } from '../theme/tokens.css.ts';

export const option = rule({
  ...asRow('xs'),
  alignItems: 'flex-start',
  minHeight: '1.75rem',
  paddingBlock: vars.space.xxxs,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' } },
  '@media': { [media.coarse]: { minHeight: vars.control.target, alignItems: 'center' } },
});

export const mark = rule({
  flexShrink: 0,
  width: '1.375rem',
  height: '1.375rem',
  marginBlockStart: '1px',
  ...sunken('pill'),
  border: `1.5px solid ${vars.line.control}`,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}, border-width ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    [`${option}[data-hovered] &`]: { borderColor: vars.text.muted },
    // The dot is what a wide border leaves.
    [`${option}[data-selected] &`]: {
      background: vars.text.onGlow,
      borderColor: vars.glow.end,
      borderWidth: '0.4375rem',
    },
    [`${option}[data-focus-visible] &`]: { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        [`${option}[data-selected] &`]: {
          forcedColorAdjust: 'none',
          background: 'Canvas',
          borderColor: 'Highlight',
        },
      },
    },
  },
});
