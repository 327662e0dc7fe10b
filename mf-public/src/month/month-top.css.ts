import { media, vars } from '@vetta/design-system/theme';
import { rule } from '../product-rule.css.ts';

/** Tall enough for the words to stand in the night, above the light. */
export const top = rule({
  position: 'relative',
  isolation: 'isolate',
  minHeight: 'clamp(28rem, 60vw, 42rem)',
  marginBlockStart: '-5rem',
  paddingBlockStart: '6.5rem',
  '@media': { [media.tablet]: { paddingBlockStart: '8rem' } },
});

export const when = rule({
  marginBlockEnd: vars.space.sm,
  fontWeight: 600,
  color: vars.text.accent,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

/** The light begins below the words: no letter stands on the bright sky. */
export const horizon = rule({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '3rem',
  zIndex: -1,
  height: '60%',
  '@media': {
    [media.tablet]: { insetBlockEnd: 0, height: '64%' },
    // The mountains grow with the width: on wide screens they are pressed flatter, so that the light stays in sight.
    '(min-width: 1500px)': { height: '92%', transform: 'scaleY(0.7)', transformOrigin: 'bottom' },
  },
});
