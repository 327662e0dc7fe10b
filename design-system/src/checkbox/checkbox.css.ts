import { rule } from '../theme/layers.css.ts';
import { asRow, inMiddle, sunken } from '../theme/shapes.ts';
import { media, vars } from '../theme/tokens.css.ts';

export const root = rule({
  ...asRow('xs'),
  alignItems: 'flex-start',
  minHeight: '1.75rem',
  paddingBlock: vars.space.xxxs,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' } },
  // The box stays beside the first line, even if the label wraps.
  '@media': { [media.coarse]: { minHeight: vars.control.target, paddingBlock: vars.space.xs } },
});

export const mark = rule({
  ...inMiddle,
  flexShrink: 0,
  width: '1.375rem',
  height: '1.375rem',
  marginBlockStart: '1px',
  ...sunken('xs'),
  border: `1.5px solid ${vars.line.control}`,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    [`${root}[data-hovered] &`]: { borderColor: vars.text.muted },
    [`${root}[data-selected] &`]: {
      color: vars.text.onGlow,
      background: vars.glow.end,
      borderColor: vars.glow.end,
    },
    [`${root}[data-focus-visible] &`]: {
      outline: `2px solid ${vars.focus.ring}`,
      outlineOffset: '2px',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        [`${root}[data-selected] &`]: {
          forcedColorAdjust: 'none',
          color: 'HighlightText',
          background: 'Highlight',
          borderColor: 'Highlight',
        },
      },
    },
  },
});

/** Hidden rather than transparent: forced colours would show a transparent tick. */
export const tick = rule({
  visibility: 'hidden',
  selectors: { [`${root}[data-selected] &`]: { visibility: 'visible' } },
});

export const words = rule({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const help = rule({ fontSize: vars.size.sm, color: vars.text.muted });
