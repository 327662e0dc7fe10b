import { rule } from '../theme/layers.css.ts';
import { quietWords, sunken } from '../theme/shapes.ts';
import { media, vars } from '../theme/tokens.css.ts';

export const root = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: '1.75rem',
  ...quietWords,
  fontWeight: 550,
  cursor: 'pointer',
  selectors: {
    '&[data-selected]': { color: vars.text.primary },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': { [media.coarse]: { minHeight: vars.control.target } },
});

export const track = rule({
  position: 'relative',
  flexShrink: 0,
  width: '2.25rem',
  height: '1.375rem',
  ...sunken('pill'),
  border: `1.5px solid ${vars.line.control}`,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    [`${root}[data-hovered] &`]: { borderColor: vars.text.muted },
    [`${root}[data-selected] &`]: { background: vars.movement.up, borderColor: vars.movement.up },
    [`${root}[data-focus-visible] &`]: { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        [`${root}[data-selected] &`]: {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
        },
      },
    },
  },
});

export const thumb = rule({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '2px',
  width: '0.875rem',
  height: '0.875rem',
  background: vars.text.muted,
  borderRadius: vars.radius.pill,
  transform: 'translateY(-50%)',
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    [`${root}[data-selected] &`]: { background: vars.ground.deep, transform: 'translate(0.875rem, -50%)' },
  },
  '@media': {
    [media.still]: { transition: 'none' },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'CanvasText',
      selectors: { [`${root}[data-selected] &`]: { background: 'HighlightText' } },
    },
  },
});
