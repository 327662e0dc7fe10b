import { rule } from '@vetta/design-system/product-rule';
import { media, vars } from '@vetta/design-system/theme';

/** Tall enough to keep the text on the dark sky, above the bright horizon. */
export const top = rule({
  position: 'relative',
  isolation: 'isolate',
  minHeight: 'clamp(28rem, 60vw, 42rem)',
  marginBlockStart: '-5rem',
  paddingBlockStart: '6.5rem',
  '@media': { [media.tablet]: { paddingBlockStart: '8rem' } },
});

export const date = rule({
  marginBlockEnd: vars.space.sm,
  fontWeight: 600,
  color: vars.text.accent,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

/** Starts below the text: text on the bright sky would lack contrast. */
export const horizon = rule({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '3rem',
  zIndex: -1,
  height: '60%',
  '@media': {
    [media.tablet]: { insetBlockEnd: 0, height: '64%' },
    // The mountains grow with the width: on wide screens they are scaled down, so that the bright horizon stays visible.
    '(min-width: 1500px)': { height: '92%', transform: 'scaleY(0.7)', transformOrigin: 'bottom' },
  },
});
